import { useTexts } from '@/shared/i18n/use-texts';
import { Highlight } from '@/shared/ui/marks/highlight';
import { AsOf } from '@/shared/ui/marks/as-of';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { SearchEntry } from './search-entry';
import './entry-text.css';

/** Title of an entry with the search text marked, and its details: country, number, date, mark. */
export function EntryText({ entry, text }: { entry: SearchEntry; text: string }) {
  return (
    <>
      <EntryTitle entry={entry} text={text} />
      <EntryDetail entry={entry} text={text} />
    </>
  );
}

/** The title only, preceded by its code. */
export function EntryTitle({ entry, text }: { entry: SearchEntry; text: string }) {
  return (
    <span className="entry-title">
      {entry.code !== undefined && <b>{entry.code}</b>}
      <span lang={entry.lang}>
        <Highlight text={entry.title} query={text} />
      </span>
    </span>
  );
}

/** The details of an entry; nothing for a page. */
export function EntryDetail({ entry, text }: { entry: SearchEntry; text: string }) {
  const { t } = useTexts(['countries', 'search']);
  const { countries = [], detail, relation, date, mark } = entry;
  if (countries.length === 0 && !detail && !date && (mark ?? 'fact') === 'fact') return null;
  return (
    <span className="entry-detail">
      {countries.slice(0, MOST_COUNTRIES).map((code) => (
        <span key={code} className="no-break">
          {t(`countries:${code}`, { defaultValue: code })}
        </span>
      ))}
      {detail && relation && (
        <span>
          <Highlight text={t(`search:relation.${relation}`, { standard: detail.text })} query={text} />
        </span>
      )}
      {detail && !relation && (
        <span lang={detail.lang}>
          <Highlight text={detail.text} query={text} />
        </span>
      )}
      {date && <AsOf value={date} />}
      {mark === 'unchecked' && <UncheckedMark />}
      {mark === 'sample' && <SampleMark />}
    </span>
  );
}

const MOST_COUNTRIES = 3;
