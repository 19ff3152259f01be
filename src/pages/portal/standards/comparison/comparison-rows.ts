import type { CsvCell, CsvColumn } from '@/shared/files/csv';
import type { ComparedColumn, ComparedRow } from './comparison-columns';
import { nameOfRow } from './name-of-row';
import type { ComparisonWords } from './use-comparison-words';

/**
 * The comparison as rows of a file: per column what is required, its class, method, mark, source and date; then the
 * result.
 */
export function fileRows(
  columns: readonly ComparedColumn[],
  rows: readonly ComparedRow[],
  { t, cell, meets }: ComparisonWords,
): { columns: CsvColumn[]; rows: Record<string, CsvCell>[] } {
  const labels = columns.map(({ label }) => label);
  const ofColumn = ['limit', 'class', 'method', 'mark', 'source', 'asOf'] as const;
  return {
    columns: [
      { key: 'name', label: t('result.indicator') },
      ...columns.flatMap(({ id, label }) =>
        ofColumn.map((part) => ({
          key: `${id}-${part}`,
          label: part === 'limit' ? label : `${label} ${t(`files.${part}`)}`,
        })),
      ),
      { key: 'verdict', label: t('result.verdict') },
      { key: 'reason', label: t('files.reason') },
      { key: 'strictest', label: t('result.strictest') },
      { key: 'meetsAll', label: t('result.meetsAll') },
      { key: 'alignment', label: t('files.alignment') },
    ],
    rows: rows.map((row) => {
      const { result, confidence } = row;
      const cells = columns.flatMap(({ id }, place) => {
        const one = row.cells[place] ?? null;
        if (one === null) return [[`${id}-limit`, t('result.noValue')] as const];
        return [
          [`${id}-limit`, cell(one)],
          [`${id}-class`, one.productClass],
          [`${id}-method`, one.requirement.method],
          [`${id}-mark`, one.mark === null ? null : t(`files.marks.${one.mark}`)],
          [`${id}-source`, one.url],
          [`${id}-asOf`, one.asOf],
        ] as const;
      });
      return {
        ...Object.fromEntries<CsvCell>(cells),
        name: nameOfRow(row, t).text,
        verdict: t(`kind.${result.kind}`),
        reason: result.reason === null ? null : t(`reason.${result.reason}`),
        strictest: result.strictest.map((place) => labels[place]).join('; '),
        meetsAll: meets(result.meetsAll, labels),
        alignment: t(`align.${confidence}`),
      };
    }),
  };
}
