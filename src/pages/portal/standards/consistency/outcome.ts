import { agreementOf, assessDegree, conclude, scoreConsistency } from '@/domain/standards';
import type {
  Agreement,
  Conclusion,
  ConsistencyEvidence,
  ConsistencyScore,
  CriterionWeights,
  Degree,
  DegreeAssessment,
  DegreeOverride,
} from '@/domain/standards';

/** The overall result of the evidence. */
export interface ConsistencyOutcome {
  assessment: DegreeAssessment;
  score: ConsistencyScore;
  conclusion: Conclusion;
  agreement: Agreement;
}

/** The outcome of evidence beside a declared degree. */
export function consistencyOutcome(
  declared: Degree | null,
  evidence: ConsistencyEvidence,
  weights: CriterionWeights,
  override: DegreeOverride | null,
): ConsistencyOutcome {
  const assessment = assessDegree(evidence);
  const conclusion = conclude(assessment, override);
  return {
    assessment,
    score: scoreConsistency(evidence, weights),
    conclusion,
    agreement: agreementOf(declared, conclusion, assessment),
  };
}
