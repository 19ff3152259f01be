import { paths } from '@/shared/routing/paths';
import type { SourceRecord } from '@/shared/api/record-schema';
import type { SearchEntry, SearchGroup } from '../dialog/search-entry';
import type { FoundRecord, RecordKind } from '../site-search-schema';

/** A record of the server as an entry. */
export function recordEntry(record: FoundRecord): SearchEntry {
  const { kind, id, title, detail, relation, countries, date, mark, url } = record;
  return {
    kind,
    id,
    title: title.text,
    lang: title.lang,
    countries,
    date,
    mark,
    detail: detail ?? undefined,
    relation,
    address: ADDRESSES[kind](id),
    ...(url !== null && /^https?:\/\//i.test(url) && { url }),
  };
}

/** The page of a record. */
const ADDRESSES: Record<RecordKind, (id: string) => string> = {
  law: paths.lawDetails,
  case: paths.riskCaseDetails,
  news: paths.newsDetailsDetails,
  standard: paths.standardDetails,
};

/** A six-digit code as suggested by the server's typeahead. */
interface ProposedCode {
  hs: string;
  name: { text: string; lang: string; mark: SearchEntry['mark'] };
  matched: { text: string; lang: string } | null;
}

/** The codes for a text that is too short to request any. */
export const NO_CODES: SearchGroup = { kind: 'hs', total: 0, entries: [], sources: [] };

/** The suggestions of the server's typeahead as a group; `print` formats a code as tariffs print it. */
export const codeGroup = (
  proposed: { total: number; rows: readonly ProposedCode[]; sources: readonly SourceRecord[] },
  print: (hs: string) => string,
): SearchGroup => ({
  kind: 'hs',
  total: proposed.total,
  entries: proposed.rows.map((row) => codeEntry(row, print(row.hs))),
  sources: proposed.sources,
});

const codeEntry = ({ hs, name, matched }: ProposedCode, printed: string): SearchEntry => ({
  kind: 'hs',
  id: hs,
  code: printed,
  title: name.text,
  lang: name.lang,
  mark: name.mark,
  detail: matched ?? undefined,
  address: paths.taxOriginSearch({ hs }),
});
