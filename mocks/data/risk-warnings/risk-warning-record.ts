import type { CaseStepKind } from '@/features/risk-cases/risk-cases-schema';
import type { Texts } from '../../locale';

/** A dated event of a trade-remedy case, written for readers who follow a market. */
export interface RiskWarningRecord {
  id: string;
  date: string;
  importer: string;
  exporters: string[];
  step: CaseStepKind;
  title: Texts;
  summary: Texts;
  caseId: string;
  url: string | null;
  /** The official document, if the page is only a copy of it. */
  document: string | null;
}
