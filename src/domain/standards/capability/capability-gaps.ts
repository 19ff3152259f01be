import { TOP_LEVEL } from './questionnaire';
import type { AnswerLevel, Question, Questionnaire } from './questionnaire';
import { dimensionShares, questionsOf } from './score-capability';
import type { Answers } from './score-capability';

/** A question below the top level. Gains are points of the overall score when all questions are answered. */
export interface CapabilityGap {
  question: Question;
  level: AnswerLevel;
  /** To the next level. */
  stepGain: number;
  /** Up to the top level. */
  fullGain: number;
}

/** The possible gains, the greatest first; of equal gains the lower level, then the order of the questionnaire. */
export function capabilityGaps(answers: Answers, questionnaire: Questionnaire): CapabilityGap[] {
  const shares = dimensionShares(questionnaire);
  return questionnaire.questions
    .flatMap((question): CapabilityGap[] => {
      const level = answers[question.id];
      if (level === undefined || level >= TOP_LEVEL) return [];
      const weights = questionsOf(questionnaire, question.dimension).map(({ weight }) => weight);
      const share = question.weight / weights.reduce((total, weight) => total + weight, 0);
      const stepGain = (shares[question.dimension] * share * 100) / TOP_LEVEL;
      return [{ question, level, stepGain, fullGain: stepGain * (TOP_LEVEL - level) }];
    })
    .toSorted((a, b) => byGain(a, b) || a.level - b.level);
}

/** The unanswered questions, in their order. */
export const unansweredQuestions = (answers: Answers, { questions }: Questionnaire): Question[] =>
  questions.filter(({ id }) => answers[id] === undefined);

/** Gains that differ by less than rounding are equal. */
const byGain = (a: CapabilityGap, b: CapabilityGap) =>
  Math.abs(b.fullGain - a.fullGain) < 1e-9 ? 0 : b.fullGain - a.fullGain;
