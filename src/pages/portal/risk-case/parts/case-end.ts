import type { MeasureEnd } from '@/features/risk-cases/measure-end';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';

/** A case with the end of its measure. */
export interface CaseEnd {
  row: Pick<RiskCaseRow, 'id' | 'importer' | 'kind' | 'product' | 'origins'>;
  end: MeasureEnd;
}
