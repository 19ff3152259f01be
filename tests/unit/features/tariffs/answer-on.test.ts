import { expect, it } from 'vitest';
import { answerOn } from '@/features/tariffs/answer-on';
import type { RuleRecord, TariffAnswer } from '@/features/tariffs/tariffs-schema';

const rule = (text: string): RuleRecord => ({
  text,
  code: '8501',
  hsEdition: 2022,
  mark: 'fact',
  sourceId: 'x',
});
const today = rule('CTH');
const answer = { rule: today } as TariffAnswer;
const changing = {
  rule: today,
  ruleChanges: [
    { from: '2023-01-01', rule: today },
    { from: '2027-01-01', rule: rule('RVC40') },
    { from: '2028-01-01', rule: null },
  ],
} as TariffAnswer;

it.each([
  ['2022-06-01', 'CTH'],
  ['2026-12-31', 'CTH'],
  ['2027-01-01', 'RVC40'],
  ['2027-12-31', 'RVC40'],
  ['2028-01-01', undefined],
])('the rule on %s is %s', (day, text) => {
  expect(answerOn(changing, day).rule?.text).toBe(text);
});

it('an answer with one rule on all days stays as it is', () => {
  expect(answerOn(answer, '2027-01-01')).toBe(answer);
});
