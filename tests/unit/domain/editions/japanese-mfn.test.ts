import { describe, expect, it } from 'vitest';
import { appliedJapaneseMfn, neverAbove, readRate } from '@/domain/editions';

const read = (printed: string) => {
  const duty = readRate('JP', printed)?.duty;
  if (!duty) throw new Error(`No rate: ${printed}`);
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
    ['1%＋2円/kg＋3円/l', '1%＋2円/kg', false, true],
    ['1%＋2円/kg', '1%', false, true],
  ])('%s and %s', (a, b, isFirst, isSecond) => {
    expect([neverAbove(read(a), read(b)), neverAbove(read(b), read(a))]).toEqual([isFirst, isSecond]);
  });
});

describe('F1: the MFN rate of Japan', () => {
  it.each([
    ['the only rate', '5%', '', '', '5%'],
    ['the WTO rate where it is lower', '5%', '', '3%', '3%'],
    ['the general rate where it is lower', '3%', '', '(5%)', '3%'],
    ['the provisional rate in place of the general one', '(50%)', '38.5%', '(50%)', '38.5%'],
    ['the general rate below a range', '3%', '', '(3%)〜(6%)', '3%'],
    ['nothing where the range begins lower', '3.5%', '', '(1.7%)〜(2.1%)', null],
    ['nothing where it depends on the goods', '25%＋40円/kg', '', '21.3%＋54円/kg', null],
    ['nothing for a conditional rate', '35%', '◎無税', '29.8%', null],
    ['nothing beside a conditional rate', '35%', '', '●21%', null],
    ['nothing without any rate', '', '', '', null],
    ['nothing where the text cannot be read', 'free', '', '5%', null],
  ])('%s', (_, general, provisional, wto, mfn) => {
    expect(appliedJapaneseMfn({ general, provisional, wto })).toBe(mfn);
  });
});
