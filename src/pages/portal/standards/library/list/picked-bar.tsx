import { useQuery } from '@tanstack/react-query';
import { MAX_PICKED } from '@/features/standards/standard-pick';
import { standardsQuery } from '@/features/standards/standards-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import type { StandardListState } from './use-standard-list';

/** The selected standards and the tools that start with them; without any, how to select. */
export function PickedBar({ list }: { list: StandardListState }) {
  const { t } = useTexts('standard');
  const { picked } = list;
  const { data } = useQuery(inAnyLanguage(standardsQuery(picked, useLanguage())));
  const known = [...(list.answer.data?.rows ?? []), ...(data?.standards ?? [])];
  const numberOf = (id: string) => known.find((standard) => standard.id === id)?.number ?? id;
  if (picked.length === 0) return <p className="picked-hint no-print">{t('picked.hint')}</p>;
  return (
    <section className="picked no-print" aria-label={t('picked.title')}>
      <p className="picked-count" role="status">
        {t('picked.count', { count: picked.length, max: MAX_PICKED })}
      </p>
      <ul className="picked-list">
        {picked.map((id) => (
          <li key={id}>
            <span className="standard-number">{numberOf(id)}</span>
            <Link to={paths.standardConsistency({ id })}>
              {t('picked.consistency')} <VisuallyHidden>{numberOf(id)}</VisuallyHidden>
            </Link>
            <Link to={paths.standardSpectrum({ focus: id })}>
              {t('picked.spectrum')} <VisuallyHidden>{numberOf(id)}</VisuallyHidden>
            </Link>
            <Button
              size="small"
              variant="text"
              aria-label={t('picked.removeNamed', { number: numberOf(id) })}
              onClick={() => list.togglePicked(id)}
            >
              {t('picked.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="picked-actions">
        {picked.length >= 2 ? (
          <Link className="picked-compare" to={paths.standardCompare({ ids: picked.join(',') })}>
            {t('picked.compare', { count: picked.length })}
          </Link>
        ) : (
          <span className="picked-more">{t('picked.oneMore')}</span>
        )}
        <Button size="small" onClick={list.clearPicked}>
          {t('picked.clear')}
        </Button>
      </p>
    </section>
  );
}
