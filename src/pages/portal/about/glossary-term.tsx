import type { Term, TermPlace } from './glossary/terms';
import { termWords } from './glossary/term-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { Link } from '@/shared/ui/controls/link';
import type { TextKey } from '@/shared/i18n/text-keys';

interface GlossaryTermProps {
  term: Term;
  isMarked: boolean;
  /** The address that highlights this term. */
  to: string;
}

/** A term, its sentence, its place in the Agreement, and a page that uses it. */
export function GlossaryTerm({ term: { id, place, use }, isMarked, to }: GlossaryTermProps) {
  const { t } = useTexts(['glossary', 'search', 'shell']);
  const { name } = termWords(t(`search:terms.${id}`));
  return (
    <div
      id={`term-${id}`}
      className={classNames('glossary-term', isMarked && 'glossary-term-marked')}
      tabIndex={-1}
      aria-current={isMarked || undefined}
    >
      <dt>
        <Link to={to}>{name}</Link>
      </dt>
      <dd>{t(`meaning.${id}`)}</dd>
      <dd className="glossary-facts">
        {place !== null && <span>{t(...placeText(place))}</span>}
        <span>
          {t('used')} <Link to={use.address}>{t(use.titleKey)}</Link>
        </span>
      </dd>
    </div>
  );
}

function placeText(place: TermPlace): [key: TextKey<'glossary'>, values: Record<string, string | number>] {
  if ('annex' in place) return [`ref.${place.annex}`, {}];
  if ('chapter' in place) return ['ref.chapter', { number: place.chapter }];
  return ['ref.article', { number: place.article }];
}
