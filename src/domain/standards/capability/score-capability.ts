import { DIMENSIONS, TOP_LEVEL } from './questionnaire';
import type { AnswerLevel, Dimension, Question, Questionnaire } from './questionnaire';

/** Answers by the question's id; a question without one is unanswered, which is not level 0. */
export type Answers = Readonly<Partial<Record<string, AnswerLevel>>>;

/**
 * A score from 0 to 100. `value` covers the answered questions, null without any; `low` and `high` are the scores
 * with the unanswered at the lowest and the highest level: equal if all are answered.
 */
export interface CapabilityScore {
  value: number | null;
  low: number;
  high: number;
  answered: number;
  total: number;
}

/** The score of one dimension; `weight` is its share of the whole, 0 to 1. */
export interface DimensionScore extends CapabilityScore {
  dimension: Dimension;
  weight: number;
}

/** The scores of a run of the questionnaire. */
export interface CapabilityResult {
  overall: CapabilityScore;
  dimensions: readonly DimensionScore[];
  isComplete: boolean;
}

/**
 * Scores answers: weighted means of levels within a dimension, and of dimensions over all. Answers to unknown
 * questions are ignored.
 */
export function scoreCapability(answers: Answers, questionnaire: Questionnaire): CapabilityResult {
  const shares = dimensionShares(questionnaire);
  const dimensions = DIMENSIONS.map((dimension): DimensionScore => ({
    dimension,
    weight: shares[dimension],
    ...scoreOf(questionsOf(questionnaire, dimension), answers),
  }));
  const known = dimensions.flatMap(({ value, weight }) => (value === null ? [] : [[value, weight] as const]));
  const answered = sum(dimensions.map((each) => each.answered));
  const total = sum(dimensions.map((each) => each.total));
  const overall = {
    value: weightedMean(known),
    low: sum(dimensions.map(({ low, weight }) => low * weight)),
    high: sum(dimensions.map(({ high, weight }) => high * weight)),
    answered,
    total,
  };
  return { overall, dimensions, isComplete: answered === total };
}

/** The questions of a dimension in their order. */
export const questionsOf = ({ questions }: Questionnaire, dimension: Dimension): Question[] =>
  questions.filter((question) => question.dimension === dimension);

/** The weights of the dimensions as shares of their sum, 0 to 1. */
export function dimensionShares({ weights }: Questionnaire): Record<Dimension, number> {
  const total = sum(DIMENSIONS.map((dimension) => weights[dimension]));
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, weights[dimension] / total] as const),
  ) as Record<Dimension, number>;
}

function scoreOf(questions: readonly Question[], answers: Answers): CapabilityScore {
  const weighed = questions.map(({ id, weight }) => [answers[id], weight] as const);
  const at = (unanswered: number) =>
    weightedMean(weighed.map(([level, weight]) => [percentOf(level ?? unanswered), weight] as const)) ?? 0;
  const known = weighed.flatMap(([level, weight]) =>
    level === undefined ? [] : [[percentOf(level), weight] as const],
  );
  return {
    value: weightedMean(known),
    low: at(0),
    high: at(TOP_LEVEL),
    answered: known.length,
    total: questions.length,
  };
}

const percentOf = (level: number) => (level / TOP_LEVEL) * 100;

function weightedMean(pairs: readonly (readonly [value: number, weight: number])[]): number | null {
  const total = sum(pairs.map(([, weight]) => weight));
  return total === 0 ? null : sum(pairs.map(([value, weight]) => value * weight)) / total;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
