import type { Criterion, RegionalValueContent, Verdict } from '@/domain/rcep';
import type { AgreementStep } from './trace';

/**
 * The finding on origin under an agreement from its general rule. Only `met` is a yes. If the agreement has a product
 * list, which is not available: `metGeneralRuleOnly`, `failsGeneralRule`, or `productListOnly` if no general rule
 * covers the goods. `unknown`: the bill of materials does not decide it.
 */
export const AGREEMENT_VERDICTS = [
  'met',
  'metGeneralRuleOnly',
  'unknown',
  'productListOnly',
  'failsGeneralRule',
  'notMet',
] as const;
export type AgreementVerdict = (typeof AGREEMENT_VERDICTS)[number];

/** Origin of a good under an agreement; `criterion` is that of the general rule where it is met, the last step the verdict. */
export interface AgreementAssessment {
  readonly verdict: AgreementVerdict;
  readonly criterion: Criterion | null;
  readonly rvc: RegionalValueContent;
  readonly usedDeMinimis: boolean;
  readonly usedCumulation: boolean;
  readonly trace: readonly AgreementStep[];
}

const TRIVALENT: Readonly<Record<AgreementVerdict, Verdict>> = {
  met: 'met',
  notMet: 'notMet',
  metGeneralRuleOnly: 'unknown',
  unknown: 'unknown',
  productListOnly: 'unknown',
  failsGeneralRule: 'unknown',
};

/** The verdict as a yes, a no, or neither: anything that needs a check is neither. */
export const trivalent = (verdict: AgreementVerdict): Verdict => TRIVALENT[verdict];
