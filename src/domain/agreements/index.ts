export {
  AGREEMENT_VERDICTS,
  type AgreementAssessment,
  type AgreementVerdict,
  trivalent,
} from './agreement-assessment';
export { assessUnderAgreement } from './assess-under-agreement';
export {
  bestTreatment,
  type BestTreatment,
  type RankedTreatment,
  type TreatmentOption,
} from './best-treatment';
export type { AgreementCriteria, Clause, ClauseMark, ToleranceShare } from './criteria';
export { proofNeed, type ProofNeed } from './proof-need';
export { AGREEMENT_KEYS, type AgreementKey, type AgreementStep } from './trace';
