import { DIMENSIONS } from './questionnaire';
import type { AnswerLevel, Dimension, Questionnaire } from './questionnaire';
import { scoreCapability } from './score-capability';
import type { Answers, CapabilityScore } from './score-capability';

/** The inputs for comparing two runs: answers, and the method and version they were given under. */
export interface ComparableRun {
  method: string;
  version: string;
  answers: Answers;
}

/** One figure in both runs; `change` is later less earlier, null if either is missing. */
export interface ScoreChange {
  earlier: number | null;
  later: number | null;
  change: number | null;
}

/** A question with a different answer; null if unanswered. */
export interface AnswerChange {
  id: string;
  earlier: AnswerLevel | null;
  later: AnswerLevel | null;
}

/** The comparison of two runs, or why they cannot be compared. */
export type RunComparison =
  | { isComparable: false; reason: 'otherMethod' | 'otherVersion' }
  | {
      isComparable: true;
      /** False where either run is incomplete: then changes cover only the answered questions. */
      isWhole: boolean;
      overall: ScoreChange;
      dimensions: readonly (ScoreChange & { dimension: Dimension })[];
      answers: readonly AnswerChange[];
    };

/** Compares two runs of the same method and version, which must be those of `questionnaire`. */
export function compareRuns(
  earlier: ComparableRun,
  later: ComparableRun,
  questionnaire: Questionnaire,
): RunComparison {
  const runs = [earlier, later];
  if (runs.some(({ method }) => method !== questionnaire.id))
    return { isComparable: false, reason: 'otherMethod' };
  if (runs.some(({ version }) => version !== questionnaire.version))
    return { isComparable: false, reason: 'otherVersion' };
  const [before, after] = [
    scoreCapability(earlier.answers, questionnaire),
    scoreCapability(later.answers, questionnaire),
  ];
  const answers = questionnaire.questions
    .map(({ id }) => ({ id, earlier: earlier.answers[id] ?? null, later: later.answers[id] ?? null }))
    .filter((each) => each.earlier !== each.later);
  return {
    isComparable: true,
    isWhole: before.isComplete && after.isComplete,
    overall: changeOf(before.overall, after.overall),
    dimensions: DIMENSIONS.map((dimension, index) => ({
      dimension,
      ...changeOf(before.dimensions[index], after.dimensions[index]),
    })),
    answers,
  };
}

function changeOf(before?: CapabilityScore, after?: CapabilityScore): ScoreChange {
  const [earlier, later] = [before?.value ?? null, after?.value ?? null];
  return { earlier, later, change: earlier === null || later === null ? null : later - earlier };
}
