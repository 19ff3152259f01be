import type { LawRecord } from '@/features/laws/laws-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { matchingParts } from '@/shared/list/matching-parts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import '@/shared/ui/marks/no-data.css';
import { WholeDates } from '@/shared/ui/marks/whole-dates';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { LawStatusTag } from '@/features/laws/view/law-status-tag';
import { useLawWords } from '@/features/laws/view/law-words';

interface LawRowProps {
  law: LawRecord;
  /** The search terms, highlighted where they occur. */
  query: string;
  /** The list's query, passed on for the back link. */
  search: string;
}

/**
 * One law in the list: title with its other titles, its kind, and on the right its status and latest date. The mark
 * and the language beside the title are for the whole entry; the summary has its own only if they differ.
 */
export function LawRow({ law, query, search }: LawRowProps) {
  const { t } = useTexts('law');
  const words = useLawWords();
  const { title, number, content, standardType } = law;
  const step = law.steps.at(-1);
  const facts = [
    words.country(law.country),
    t(`kind.${law.kind}`),
    standardType.map(words.standardType).join(t('comma')),
  ];
  return (
    <li className="law-row">
      <div className="law-row-text">
        <h2 className="law-row-title">
          <Link to={paths.lawDetails(law.id)} from={search} lang={title.lang}>
            <Highlight text={title.text} query={query} />
          </Link>
          <LanguageTag lang={title.lang} /> <RecordMarkTag mark={law.mark} />
        </h2>
        <OtherTitles law={law} query={query} />
        {content === null ? (
          <p className="law-row-content">
            <span className="no-data">{t('noSummary')}</span>
          </p>
        ) : (
          <p className="law-row-content">
            {content.lang !== title.lang && <LanguageTag lang={content.lang} />}{' '}
            {law.mark === 'fact' && <RecordMarkTag mark={content.mark} />}{' '}
            <span lang={content.lang}>
              <Highlight text={content.text} query={query} />
            </span>
          </p>
        )}
        <p className="law-row-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {number !== null && (
            <span lang={number.lang}>
              <Highlight text={number.text} query={query} />
            </span>
          )}
        </p>
      </div>
      <div className="law-row-state">
        <LawStatusTag law={law} />
        <span className="law-row-date">
          <WholeDates>{step === undefined ? t('noDate') : words.step(step)}</WholeDates>
        </span>
      </div>
    </li>
  );
}

/** The title as enacted and the English one; the Chinese one for others only if it matched the search. */
function OtherTitles({ law: { title, name, otherTitle }, query }: Omit<LawRowProps, 'search'>) {
  const isWanted =
    otherTitle !== null &&
    (otherTitle.lang === 'en' || matchingParts(otherTitle.text, query).some((part) => part.isFound));
  const shown = [name, isWanted ? otherTitle : null].filter(
    (other) => other !== null && other.text !== title.text,
  );
  if (shown.length === 0) return null;
  return (
    <p className="law-row-names">
      {shown.map(
        (other) =>
          other !== null && (
            <span key={other.text} lang={other.lang}>
              <Highlight text={other.text} query={query} />
            </span>
          ),
      )}
    </p>
  );
}
