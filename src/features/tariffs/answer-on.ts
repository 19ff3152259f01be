import type { TariffAnswer } from './tariffs-schema';

/** The answer with the product-specific rule that applies on a day, `yyyy-MM-dd`. */
export function answerOn(answer: TariffAnswer, day: string): TariffAnswer {
  const change = answer.ruleChanges?.findLast(({ from }) => from <= day);
  return change ? { ...answer, rule: change.rule } : answer;
}
