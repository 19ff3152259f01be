import { describe, expect, it } from 'vitest';
import { neverAbove } from '../../../mocks/data/lower-rate';
import { readJapanRate, readLowest } from '../../../mocks/data/read-rate';

const read = (printed: string) => {
  const duty = readJapanRate(printed);
  if (duty === null) throw new Error(`No rate: ${printed}`);
  return duty;
};

describe('F1: which of two printed rates never exceeds the other', () => {
  it.each([
    ['無税', '7.9%', true, false],
    ['7.9%', '(7.9%)', true, true],
    ['6,978円/kg', '8,209円/kg', true, false],
    ['無税', '8,209円/kg', true, false],
    ['7.9%', '8,209円/kg', false, false],
    ['130円/㎡', '8,209円/kg', false, false],
    ['1.9%又は13円/kgのうちいずれか高い税率', '2.8%又は20円/kgのうちいずれか高い税率', true, false],
    ['5.6%', '5.6%又は4.4%＋1.52円/㎡のうちいずれか高い税率', true, false],
    ['2.9%＋1.01円/㎡', '4.4%＋1.52円/㎡', true, false],
    ['4.4%', '4.4%＋1.52円/㎡', true, false],
    ['2.9%＋1.52円/㎡', '4.4%＋1.01円/㎡', false, false],
    ['5%又は20円/kgのうちいずれか低い税率', '5%', true, false],
    ['4%', '5%又は20円/kgのうちいずれか低い税率', false, false],
  ])('%s and %s', (a, b, isFirst, isSecond) => {
    expect([neverAbove(read(a), read(b)), neverAbove(read(b), read(a))]).toEqual([isFirst, isSecond]);
  });
});

describe('F1: the lowest rate of a range', () => {
  it.each([
    ['(1.7%)〜(2.1%)', { kind: 'adValorem', percent: 1.7 }],
    ['（9.1%）〜（10.9%）', { kind: 'adValorem', percent: 9.1 }],
    ['●5%〜5.3%', null],
    ['12.5%', { kind: 'adValorem', percent: 12.5 }],
  ])('%s', (printed, lowest) => {
    expect(readLowest(printed)).toEqual(lowest);
  });
});
