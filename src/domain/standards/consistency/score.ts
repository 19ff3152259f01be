import { CRITERIA, handled } from './degree';
import type { DegreeCriterion } from './degree';
import type { Check, ConsistencyEvidence, Deviation } from './evidence';

/** The method of the score. It is this site's: the guide knows degrees, no points. */
export const SCORE_METHOD = { id: 'consistency-score', version: '1.0' } as const;

/** The relative weights of the criteria. */
export type CriterionWeights = Readonly<Record<DegreeCriterion, number>>;

/** The weights of the method, in per cent. */
export const DEFAULT_WEIGHTS: CriterionWeights = {
  structure: 25,
  deviations: 40,
  editorial: 10,
  share: 20,
  language: 5,
};

/** One criterion in the score: points 0 to 100, a range where it is not known; `weight` is its share of all weights, 0 to 1. */
export interface ScorePart {
  criterion: DegreeCriterion;
  weight: number;
  low: number;
  high: number;
}

/** A score from 0 to 100; `value` is null while `low` and `high` differ, or where all weights are 0. */
export interface ConsistencyScore {
  value: number | null;
  low: number;
  high: number;
  parts: readonly ScorePart[];
  /** False where all weights are 0: then there is no score. */
  hasWeights: boolean;
}

/** Points from 0 to 1: the possible range of a criterion. */
type Points = readonly [low: number, high: number];

/** The weighted score of the evidence. It never changes a degree; it distinguishes standards of one degree. */
export function scoreConsistency(
  evidence: ConsistencyEvidence,
  weights: CriterionWeights = DEFAULT_WEIGHTS,
): ConsistencyScore {
  const shares = normalisedWeights(weights);
  const parts = CRITERIA.map((criterion): ScorePart => {
    const [low, high] = POINTS[criterion](evidence);
    return { criterion, weight: shares[criterion], low: low * 100, high: high * 100 };
  });
  const low = sum(parts.map((part) => part.weight * part.low));
  const high = sum(parts.map((part) => part.weight * part.high));
  const hasWeights = parts.some(({ weight }) => weight > 0);
  return { value: hasWeights && high - low < ROUNDING ? high : null, low, high, parts, hasWeights };
}

/** The weights as shares of their sum, 0 to 1; invalid weights count as 0, and all are 0 if the sum is. */
export function normalisedWeights(weights: CriterionWeights): CriterionWeights {
  const usable = CRITERIA.map((criterion) => usableWeight(weights[criterion]));
  // Divided first: the sum of very large weights overflows.
  const largest = Math.max(...usable);
  const scaled = usable.map((weight) => (largest === 0 ? 0 : weight / largest));
  const total = sum(scaled) || 1;
  const shares = CRITERIA.map((criterion, index) => [criterion, (scaled[index] as number) / total] as const);
  return Object.fromEntries(shares) as Record<DegreeCriterion, number>;
}

const usableWeight = (weight: number) => (Number.isFinite(weight) && weight > 0 ? weight : 0);

const ROUNDING = 1e-9;
/** The points, of 1, lost by a deviation of weight 1: explained, or not. */
const COST = { yes: 0.03, no: 0.12 } as const;

const POINTS: Record<DegreeCriterion, (evidence: ConsistencyEvidence) => Points> = {
  structure: ({ structure }) => {
    if (structure === null) return [0, 1];
    return known({ same: 1, compared: 0.6, notCompared: 0 }[structure]);
  },
  deviations: ({ deviations, isWholeCompared }) => {
    const low = isWholeCompared === 'yes' ? leftOf(deviations, 'no') : 0;
    return [low, leftOf(deviations, 'yes')];
  },
  editorial: ({ editorial, isEditorialCompared }) => {
    if (editorial.includes('beyond')) return known(0.5);
    return isEditorialCompared === 'yes' ? known(1) : [0.5, 1];
  },
  share: ({ sharePercent }) =>
    sharePercent === null ? [0, 1] : known(Math.min(100, Math.max(0, sharePercent)) / 100),
  language: ({ language }) =>
    language === 'original' || language === 'checkedTranslation' ? known(1) : [0.5, 1],
};

const known = (points: number): Points => [points, points];

/** The points left after deviations; one with too little evidence counts as `unknownAs`. */
function leftOf(deviations: readonly Deviation[], unknownAs: 'yes' | 'no'): number {
  const cost = (status: Check) => COST[status === 'unknown' ? unknownAs : status];
  return Math.max(0, 1 - sum(deviations.map((each) => each.weight * cost(handled(each)))));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
