import type { Criterion } from '../origin-assessment';
import type { TraceStep } from '../trace';
import { allOf, anyOf, type Verdict } from '../../rules/trivalent';

/**
 * The outcome of a rule or a part of it; `criterion` and `usedDeMinimis` are set if the verdict is met. The steps are
 * built lazily: a search over thousands of changes needs only the verdict.
 */
export interface Outcome {
  readonly verdict: Verdict;
  readonly criterion: Criterion;
  readonly usedDeMinimis: boolean;
  readonly steps: () => readonly TraceStep[];
}

type Outcomes = readonly [Outcome, ...Outcome[]];

/** Alternatives (headnote 4 of Annex 3A): the criterion is that of the first one met, in the order of the text. */
export function alternativesOutcome(outcomes: Outcomes): Outcome {
  const verdict = anyOf(outcomes.map((outcome) => outcome.verdict));
  const { criterion, usedDeMinimis } = outcomes.find((outcome) => outcome.verdict === 'met') ?? outcomes[0];
  return { verdict, criterion, usedDeMinimis, steps: () => outcomes.flatMap(({ steps }) => steps()) };
}

/** Joint requirements: the criterion is RVC where one of them is (FOB must then be shown), else that of the first. */
export function jointOutcome(outcomes: Outcomes): Outcome {
  const criteria = outcomes.map(({ criterion }) => criterion);
  return {
    verdict: allOf(outcomes.map(({ verdict }) => verdict)),
    criterion: criteria.includes('RVC') ? 'RVC' : outcomes[0].criterion,
    usedDeMinimis: outcomes.some(({ usedDeMinimis }) => usedDeMinimis),
    steps: () => outcomes.flatMap(({ steps }) => steps()),
  };
}
