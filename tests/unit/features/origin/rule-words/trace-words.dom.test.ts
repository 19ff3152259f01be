import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TraceStep } from '@/domain/rcep';
import { traceWords } from '@/features/origin/rule-words/trace-words';
import { originFormat } from '@/features/origin/rule-words/use-origin-format';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['origin', 'countries']));

const format = () => originFormat('zh', i18next.getFixedT('zh', ['countries', 'origin']) as never, i18next);
const computation = (key: string, verdict: string, inputs: Record<string, number>) =>
  traceWords(
    { article: '3.7', key, verdict, inputs } as unknown as TraceStep,
    'CN',
    i18next.getFixedT('zh', 'origin'),
    format(),
  ).computation;

describe('the arithmetic of a step', () => {
  it.each<[string, string, Record<string, number>, string]>([
    [
      'rvcBuildDown',
      'met',
      { fob: 100, vnm: 60, percent: 40, threshold: 40 },
      '(100 − 60) ÷ 100 = 40.0% ≥ 40%',
    ],
    [
      'rvcBuildDown',
      'notMet',
      { fob: 100, vnm: 70, percent: 30, threshold: 40 },
      '(100 − 70) ÷ 100 = 30.0% < 40%',
    ],
    [
      'rvcBuildDown',
      'notMet',
      { fob: 100_000, vnm: 60_001, percent: 39.999, threshold: 40 },
      '(100,000 − 60,001) ÷ 100,000 = 39.999% < 40%',
    ],
    [
      'rvcBuildUp',
      'met',
      {
        vom: 20,
        directLabour: 15,
        directOverhead: 0,
        profit: 5,
        otherCost: 0,
        fob: 80,
        percent: 50,
        threshold: 40,
      },
      '(20 + 15 + 5) ÷ 80 = 50.0% ≥ 40%',
    ],
    ['rvcBuildUp', 'notMet', { vom: 20, fob: 80, percent: 25, threshold: 40 }, '20 ÷ 80 = 25.0% < 40%'],
    ['rvcBuildUp', 'notMet', { vom: 0, fob: 80, percent: 0, threshold: 40 }, '0 ÷ 80 = 0.0% < 40%'],
    [
      'deMinimisValue',
      'met',
      { value: 4, unknownValue: 0, fob: 50, percent: 8, limit: 10 },
      '4 ÷ 50 = 8.0% ≤ 10%',
    ],
    [
      'deMinimisValue',
      'notMet',
      { value: 4, unknownValue: 2, fob: 50, percent: 12, limit: 10 },
      '(4 + 2) ÷ 50 = 12.0% > 10%',
    ],
    [
      'deMinimisWeight',
      'met',
      { weight: 5, unknownWeight: 0, totalWeight: 100, percent: 5, limit: 10 },
      '5 kg ÷ 100 kg = 5.0% ≤ 10%',
    ],
    ['rvcDeductions', 'met', { value: 1200.5 }, '− 1,200.5'],
  ])('%s, %s: %j', (key, verdict, inputs, words) => {
    expect(computation(key, verdict, inputs)?.replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('the name of a country', () => {
  it.each([
    ['JP', '日本'],
    ['HK', '中国香港'],
    ['MO', '中国澳门'],
    ['TW', '中国台湾'],
    ['DE', '德国'],
  ])('%s: %s', (code, name) => expect(format().country(code)).toBe(name));
});
