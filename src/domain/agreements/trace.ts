import type { TraceKey, TraceStep, Verdict } from '@/domain/rcep';
import type { AgreementCriteria, Clause, ClauseMark } from './criteria';

/** Steps that only other agreements have, after those they share with RCEP. */
export const AGREEMENT_KEYS = [
  /** The agreement has no general rule for these goods besides its product list. */
  'noGeneralRule',
  /** The product list is not available: it may let the goods qualify, or require more. */
  'productListMissing',
  /** Last step: the verdict; its text goes by `AgreementVerdict` in the input `verdict`. */
  'agreementVerdict',
] as const;
export type AgreementKey = (typeof AGREEMENT_KEYS)[number];

/** One step under an agreement: `article` as its source names it, null if not looked up for this agreement. */
export interface AgreementStep extends Omit<TraceStep, 'article' | 'key'> {
  readonly key: TraceKey | AgreementKey;
  readonly article: string | null;
  readonly mark: ClauseMark;
}

const NOT_READ: Clause = { article: null, mark: 'unchecked' };

type Topic = 'generalRule' | 'valueContent' | 'deMinimis' | 'cumulation';

// The rest (packaging, accessories, indirect materials, undetermined origin, minimal operations) was looked up for
// RCEP only.
const TOPICS: Partial<Record<TraceKey, Topic>> = {
  whollyObtained: 'generalRule',
  nothingDeclared: 'generalRule',
  exclusivelyOriginating: 'generalRule',
  tariffShift: 'generalRule',
  materialNotShifted: 'generalRule',
  materialShiftUnknown: 'generalRule',
  moreMaterials: 'generalRule',
  alternative: 'generalRule',
  deMinimisValue: 'deMinimis',
  deMinimisWeight: 'deMinimis',
  deMinimisWeightMissing: 'deMinimis',
  rvcBuildDown: 'valueContent',
  rvcBuildUp: 'valueContent',
  cumulation: 'cumulation',
  cumulationRefused: 'cumulation',
};

/** A step of the shared tests with the article behind it under the agreement. */
export function underAgreement(shared: TraceStep, criteria: AgreementCriteria): AgreementStep {
  const topic = TOPICS[shared.key];
  const { article, mark } = (topic === undefined ? null : criteria[topic]) ?? NOT_READ;
  return { ...shared, article, mark };
}

/** A step of the agreement itself, based on its general rule. */
export function ownStep(
  key: AgreementKey,
  verdict: Verdict,
  { generalRule: { article, mark } }: AgreementCriteria,
  inputs: AgreementStep['inputs'] = {},
): AgreementStep {
  return { key, verdict, article, mark, inputs };
}
