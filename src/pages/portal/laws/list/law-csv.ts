import type { TextFunction } from '@/shared/i18n/text-keys';
import { lawStanding } from '@/features/laws/law-status-schema';
import type { LawPage, LawRecord } from '@/features/laws/laws-schema';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { paths } from '@/shared/routing/paths';
import type { LawWords } from '@/features/laws/view/law-words';

/** Columns of the file; their headers are `law:csv.<key>`. */
const COLUMNS = [
  'title',
  'name',
  'otherTitle',
  'country',
  'kind',
  'number',
  'date',
  'dates',
  'status',
  'standardType',
  'productType',
  'content',
  'contentMark',
  'mark',
  'source',
  'url',
  'page',
] as const;

/** Downloads a page of laws as a CSV file in the reader's language; dates are ISO, missing values empty. */
export function downloadLaws(page: LawPage, words: LawWords, t: TextFunction<['law', 'list']>): void {
  const rows = page.rows.map((law) => csvRow(law, page, words, t));
  const columns = COLUMNS.map((key) => ({ key, label: t(`law:csv.${key}`) }));
  downloadText(`laws-${todayIso()}.csv`, 'text/csv', toCsv(rows, columns));
}

function csvRow(
  law: LawRecord,
  { sources }: LawPage,
  words: LawWords,
  t: TextFunction<['law', 'list']>,
): Record<(typeof COLUMNS)[number], CsvCell> {
  const source = sources.find(({ id }) => id === law.sourceId);
  return {
    title: law.title.text,
    name: law.name?.text ?? null,
    otherTitle: law.otherTitle?.text ?? null,
    country: words.country(law.country),
    kind: t(`law:kind.${law.kind}`),
    number: law.number?.text ?? null,
    date: law.date,
    dates: law.steps.map(words.step).join('; '),
    status: t(`law:status.${lawStanding(law.steps, law.until, todayIso()).status}`),
    standardType: law.standardType.map(words.standardType).join('; '),
    productType: law.productType.map(words.productType).join('; '),
    content: law.content?.text ?? null,
    contentMark: law.content && t(`law:csv.marks.${law.content.mark}`),
    mark: t(`law:csv.marks.${law.mark}`),
    source: source ? `${source.title.text} (${source.asOf})` : null,
    url: law.url,
    page: `${location.href.split('#')[0]}#${paths.lawDetails(law.id)}`,
  };
}
