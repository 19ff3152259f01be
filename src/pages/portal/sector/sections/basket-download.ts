import { loadWholeBasket } from '@/features/sectors/sector-api';
import type { BasketQuestion } from '@/features/sectors/sector-api';
import type { PercentRange } from '@/features/sectors/sector-basket-schema';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { reasonWithoutRcep } from '../pair-rcep';

const KEYS = [
  'hs',
  'name',
  'chapter',
  'exporter',
  'importer',
  'year',
  'lines',
  'mfnLow',
  'mfnHigh',
  'rcepLow',
  'rcepHigh',
  'comparison',
  'rule',
  'mark',
  'source',
] as const;

/**
 * Downloads the codes a query finds as CSV; headers are field names, rates percent, missing values
 * empty; a route without RCEP has the reason in place of the comparison.
 */
export async function downloadBasket(question: BasketQuestion): Promise<void> {
  const { rows, year, sources } = await loadWholeBasket(question);
  const source = sources.map(({ title, asOf }) => `${title.text} (${asOf})`).join('; ');
  const noRcep = reasonWithoutRcep(question);
  const lines = rows.map((row) => ({
    hs: row.hs,
    name: row.name.text,
    chapter: row.chapter,
    exporter: question.from,
    importer: question.to,
    year,
    lines: row.lines,
    ...ends('mfn', row.mfn),
    ...ends('rcep', noRcep === null ? row.rcep : null),
    comparison: noRcep ?? row.outcome,
    rule: noRcep !== null || row.rule === 'none' ? null : row.rule,
    mark: row.mark,
    source,
  }));
  const name = `rcep-${question.sector}-${question.from}-${question.to}.csv`;
  downloadText(
    name,
    'text/csv',
    toCsv(
      lines,
      KEYS.map((key) => ({ key, label: key })),
    ),
  );
}

const ends = (name: string, range: PercentRange | null) => ({
  [`${name}Low`]: range?.low ?? null,
  [`${name}High`]: range?.high ?? null,
});
