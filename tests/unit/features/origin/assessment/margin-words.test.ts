import { describe, expect, it } from 'vitest';
import { assessOrigin, parseRule } from '@/domain/rcep';
import type { Good, Material } from '@/domain/rcep';
import { marginSentences } from '@/features/origin/assessment/margin-words';
import type { MarginFormat } from '@/features/origin/assessment/margin-words';

const plain: MarginFormat = {
  amount: String,
  percent: String,
  number: String,
  money: (value) => `CNY ${value}`,
};

/** FOB 100: of another chapter 30, of the good's own heading `near`. */
const good = (near: number, fields: Partial<Good> = {}): Good => ({
  hs: '8507.60',
  exporter: 'CN',
  fob: 100,
  materials: [material('3901.10', 30), material('8507.90', near)],
  ...fields,
});
const material = (hs: string, value: number): Material => ({ name: hs, hs, value, originating: false });

const margins = (rule: string, of: Good) =>
  marginSentences(assessOrigin(of, parseRule(rule)).trace, plain).map(({ key, values }) => [
    key.replace('margin.', ''),
    values,
  ]);

describe('by how much a rule holds or fails', () => {
  it.each<[string, string, Good, string, Record<string, string>]>([
    [
      'every code changed',
      'CC',
      good(0, { materials: [material('3901.10', 30)] }),
      'shiftMet',
      { code: 'CC' },
    ],
    ['within de minimis', 'CTH', good(10), 'shiftTolerated', { code: 'CTH' }],
    ['beyond de minimis', 'CTH', good(12), 'shiftNotMet', { code: 'CTH', over: 'CNY 2' }],
    [
      'a code too short',
      'CTH',
      good(0, { materials: [material('85', 30)] }),
      'shiftUnknown',
      { code: 'CTH', materials: '1' },
    ],
    [
      'value content',
      'RVC40',
      good(40),
      'rvcNotMet',
      { code: 'RVC 40', percent: '30', points: '10', money: 'CNY 10' },
    ],
    ['a reaction that is not declared', 'CR', good(12), 'other.unknown', { code: 'CR' }],
    [
      'joint requirements',
      'CTH except from heading 71.13 and RVC40',
      good(10),
      'other.met',
      { code: 'CTH + RVC 40' },
    ],
    [
      'joint ones of which the other fails',
      'CTH and CR',
      good(5, { chemicalReaction: false }),
      'other.notMet',
      { code: 'CTH + CR' },
    ],
  ])('%s', (_, rule, of, key, values) => {
    expect(margins(rule, of)).toEqual([[key, values]]);
  });

  it('says first what holds', () => {
    expect(margins('RVC40 or CTH', good(12)).map(([key]) => key)).toEqual(['rvcMet', 'shiftNotMet']);
    expect(margins('CTH or RVC40', good(12)).map(([key]) => key)).toEqual(['rvcMet', 'shiftNotMet']);
  });

  it('names the general ground alone', () => {
    expect(margins('CTH', good(12, { onlyMinimalOperations: true }))).toEqual([['minimalOperations', {}]]);
    expect(margins('CTH', good(12, { whollyObtained: true }))).toEqual([['whollyObtained', {}]]);
  });
});
