import { measureEnd } from '@/features/risk-cases/measure-end';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import type { CsvCell } from '@/shared/files/csv';
import { useTexts } from '@/shared/i18n/use-texts';
import { formatCaseCode } from '@/features/risk-cases/view/codes/format-case-code';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { useEndBasis } from '@/features/risk-cases/view/words/use-end-basis';
import { useOriginsText } from '@/features/risk-cases/view/words/use-origins-text';

const COLUMNS = [
  'id',
  'importer',
  'kind',
  'product',
  'hs',
  'hsMark',
  'origins',
  'lastStep',
  'lastDate',
  'from',
  'until',
  'basis',
  'measure',
  'source',
] as const;

/** Cases as rows of a table to be saved: dates as ISO, codes with dots, missing values empty. */
export function useCaseRows() {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const originsOf = useOriginsText();
  const basisOf = useEndBasis();
  const toCells = (
    row: RiskCaseRow,
    sources: readonly SourceRecord[],
  ): Record<(typeof COLUMNS)[number], CsvCell> => {
    const end = measureEnd(row);
    return {
      id: row.id,
      importer: nameOf(row.importer),
      kind: t(`kind.${row.kind}`),
      product: row.product.text,
      hs: row.hs.map(formatCaseCode).join('; '),
      hsMark: row.hs.length === 0 ? null : row.hsMark,
      origins: originsOf(row.origins),
      lastStep: row.lastStep && t(`step.${row.lastStep.kind}`),
      lastDate: row.lastStep?.date ?? null,
      from: row.term?.from ?? null,
      until: end?.date ?? null,
      basis: end && basisOf(end),
      measure: row.measure?.text ?? null,
      source: sources.map((source) => `${source.title.text}, ${source.asOf}`).join('; '),
    };
  };
  return { columns: COLUMNS.map((key) => ({ key, label: t(`csv.${key}`) })), toCells };
}
