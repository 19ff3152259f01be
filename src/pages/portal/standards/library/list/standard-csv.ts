import type { TextFunction } from '@/shared/i18n/text-keys';
import type { StandardPage, StandardRecord } from '@/features/standards/standards-schema';
import { toCsv, type CsvCell } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { paths } from '@/shared/routing/paths';
import type { StandardWords } from '@/features/standards/view/standard-words';

/** Columns of the file; their headers are `standard:csv.<key>`. */
const COLUMNS = [
  'number',
  'title',
  'otherTitle',
  'country',
  'body',
  'sector',
  'ics',
  'status',
  'adoption',
  'year',
  'published',
  'inForceFrom',
  'confirmed',
  'indicators',
  'codes',
  'mark',
  'source',
  'url',
  'page',
] as const;

/** Downloads a page of standards as a file in the reader's language; dates are ISO, missing values empty. */
export function downloadStandards(
  page: StandardPage,
  words: StandardWords,
  t: TextFunction<['standard', 'list']>,
): void {
  const rows = page.rows.map((standard) => csvRow(standard, page, words, t));
  const columns = COLUMNS.map((key) => ({ key, label: t(`standard:csv.${key}`) }));
  downloadText(`standards-${todayIso()}.csv`, 'text/csv', toCsv(rows, columns));
}

function csvRow(
  standard: StandardRecord,
  { sources }: StandardPage,
  words: StandardWords,
  t: TextFunction<['standard', 'list']>,
): Record<(typeof COLUMNS)[number], CsvCell> {
  const { number, title, otherTitle, country, body, sector, ics, status, adoption, mark } = standard;
  const source = sources.find(({ id }) => id === standard.sourceId);
  return {
    number,
    title: title?.text ?? null,
    otherTitle: otherTitle?.text ?? null,
    country: words.country(country),
    body,
    sector: sector && words.facetValue('sector', sector),
    ics: ics.join(' '),
    status: words.facetValue('status', status),
    adoption: country === null ? null : words.facetValue('relation', adoption),
    year: standard.year,
    published: standard.published,
    inForceFrom: standard.inForceFrom,
    confirmed: standard.confirmed,
    indicators: standard.indicatorCount,
    codes: standard.codes.join(' '),
    mark: t(`standard:csv.marks.${mark}`),
    source: source ? `${source.title.text} (${source.asOf})` : null,
    url: standard.url,
    page: `${location.href.split('#')[0]}#${paths.standardDetails(standard.id)}`,
  };
}
