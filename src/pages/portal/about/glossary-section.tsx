import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TERM_GROUPS } from './glossary/terms';
import { useTexts } from '@/shared/i18n/use-texts';
import { SearchBox } from '@/shared/list/search-box';
import { glossaryPath } from '@/shared/routing/glossary-path';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { GlossaryTerm } from './glossary-term';
import { useMatchingTerms } from './use-matching-terms';
import './glossary.css';

/** The text of the Agreement, as the Secretariat publishes it. */
const AGREEMENT = 'https://rcepsec.org/legal-text/';

/** The terms of the site with a sentence each, filtered by the input; `term` in the address highlights one. */
export function GlossarySection() {
  const { t } = useTexts(['glossary', 'search', 'list', 'shell']);
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const marked = params.get('term');
  const found = useMatchingTerms(q);
  useScrollToTerm(marked);
  const filter = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('term');
        next.delete('q');
        if (text !== '') next.set('q', text);
        return next;
      },
      { replace: true },
    );
  const count = t('count', { count: found.length });
  const groups = TERM_GROUPS.map(({ id, terms }) => ({
    id,
    terms: terms.filter((term) => found.includes(term)),
  }));
  return (
    <>
      <SearchBox label={t('filter')} placeholder={t('filter')} value={q} onSearch={filter} />
      <LiveRegion message={q === '' ? '' : count} />
      <p className="glossary-count">{count}</p>
      {found.length === 0 && (
        <EmptyState why={t('none')} next={t('noneNext')}>
          <Button variant="text" onClick={() => filter('')}>
            {t('clear')}
          </Button>
        </EmptyState>
      )}
      {groups
        .filter(({ terms }) => terms.length > 0)
        .map(({ id, terms }) => (
          <section key={id} aria-labelledby={`glossary-${id}`}>
            <h3 id={`glossary-${id}`}>{t(`group.${id}`)}</h3>
            <dl className="glossary">
              {terms.map((term) => (
                <GlossaryTerm
                  key={term.id}
                  term={term}
                  isMarked={term.id === marked}
                  to={glossaryPath(term.id)}
                />
              ))}
            </dl>
          </section>
        ))}
      <p className="about-note">
        {t('basis')} <ExternalLink href={AGREEMENT}>{t('official')}</ExternalLink>
      </p>
    </>
  );
}

/** Scrolls to the term in the address and focuses it, once it is rendered. */
function useScrollToTerm(term: string | null): void {
  useEffect(() => {
    if (term === null) return undefined;
    // After the frame's own handling of a page change.
    const frame = requestAnimationFrame(() => {
      const shown = document.getElementById(`term-${term}`);
      shown?.focus({ preventScroll: true });
      shown?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [term]);
}
