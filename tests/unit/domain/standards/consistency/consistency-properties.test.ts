import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessDegree,
  CRITERIA,
  DEFAULT_WEIGHTS,
  degreeRank,
  normalisedWeights,
  scoreConsistency,
} from '@/domain/standards';
import type { ConsistencyEvidence, CriterionWeights } from '@/domain/standards';
import { anyDeviation, anyEvidence } from './evidence';

const anyWeights = fc.record(
  Object.fromEntries(CRITERIA.map((criterion) => [criterion, fc.integer({ min: 0, max: 100 })])),
) as fc.Arbitrary<CriterionWeights>;

const degrees = (evidence: ConsistencyEvidence) => {
  const { best, worst } = assessDegree(evidence);
  return { best: degreeRank(best), worst: degreeRank(worst) };
};

describe('properties of the evaluation', () => {
  it('one more deviation, explained or not, never raises degree or score', () => {
    fc.assert(
      fc.property(anyEvidence, anyDeviation, (evidence, added) => {
        const more = { ...evidence, deviations: [...evidence.deviations, added] };
        expect(degrees(more).best).toBeLessThanOrEqual(degrees(evidence).best);
        expect(degrees(more).worst).toBeLessThanOrEqual(degrees(evidence).worst);
        expect(scoreConsistency(more).high).toBeLessThanOrEqual(scoreConsistency(evidence).high + 1e-9);
        expect(scoreConsistency(more).low).toBeLessThanOrEqual(scoreConsistency(evidence).low + 1e-9);
      }),
    );
  });

  it('an unexplained deviation makes any standard not equivalent', () => {
    fc.assert(
      fc.property(anyEvidence, anyDeviation, (evidence, added) => {
        const unexplained = { ...added, isExplained: 'no' as const };
        const more = { ...evidence, deviations: [...evidence.deviations, unexplained] };
        expect(assessDegree(more).degree).toBe('NEQ');
      }),
    );
  });

  it('finding out what was not known never leaves the range there was', () => {
    fc.assert(
      fc.property(anyEvidence, anyEvidence, (evidence, answers) => {
        const learnt = {
          ...evidence,
          structure: evidence.structure ?? answers.structure,
          sharePercent: evidence.sharePercent ?? answers.sharePercent,
        };
        const [before, after] = [degrees(evidence), degrees(learnt)];
        expect(after.best).toBeLessThanOrEqual(before.best);
        expect(after.worst).toBeGreaterThanOrEqual(before.worst);
      }),
    );
  });

  it('only the proportions of the weights count', () => {
    fc.assert(
      fc.property(
        anyEvidence,
        anyWeights,
        fc.double({ min: 0.001, max: 1e300, noNaN: true }),
        (evidence, weights, factor) => {
          const scaled = Object.fromEntries(
            CRITERIA.map((criterion) => [criterion, weights[criterion] * factor]),
          ) as unknown as CriterionWeights;
          const [one, other] = [scoreConsistency(evidence, weights), scoreConsistency(evidence, scaled)];
          expect(other.high).toBeCloseTo(one.high, 6);
          expect(other.low).toBeCloseTo(one.low, 6);
        },
      ),
    );
  });

  it('shares of weights are 0 to 1 and add up to 1, or are all 0', () => {
    fc.assert(
      fc.property(anyWeights, (weights) => {
        const shares = Object.values(normalisedWeights(weights));
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(total).toBeCloseTo(Object.values(weights).some((weight) => weight > 0) ? 1 : 0, 9);
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });

  it('weights never change the degree, and a score is between 0 and 100', () => {
    fc.assert(
      fc.property(anyEvidence, anyWeights, (evidence, weights) => {
        const { low, high } = scoreConsistency(evidence, weights);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low - 1e-9);
        expect(high).toBeLessThanOrEqual(100 + 1e-9);
        const before = assessDegree(evidence);
        scoreConsistency(evidence, DEFAULT_WEIGHTS);
        expect(assessDegree(evidence)).toEqual(before);
      }),
    );
  });
});
