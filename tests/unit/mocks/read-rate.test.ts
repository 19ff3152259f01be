import { describe, expect, it } from 'vitest';
import {
  isBracketed,
  readExclusions,
  readJapanRate,
  readKoreaRate,
  readTreatments,
  readVietNamAlternatives,
  readVietNamRate,
} from '../../../mocks/data/read-rate';

const percent = (value: number) => ({ kind: 'adValorem', percent: value });
const yen = (amount: number, unit: string) => ({ kind: 'specific', amount, unit });

describe('readVietNamRate', () => {
  it.each([
    ['15', percent(15)],
    ['8,2', percent(8.2)],
    ['13.5', percent(13.5)],
    ['0', percent(0)],
    ['0 (-KH, TH)', percent(0)],
    ['*', { kind: 'excluded' }],
    ['', { kind: 'excluded' }],
    ['10/7,5', null],
    ['150% thuế MFN', null],
    ['Theo hướng dẫn tại khoản 1.1 Chương 98', null],
  ])('%s', (printed, duty) => {
    expect(readVietNamRate(printed)).toEqual(duty);
  });
});

describe('readVietNamAlternatives (D17)', () => {
  it.each([
    ['15/8,2', [15, 8.2]],
    ['0/5 (-KH)', [0, 5]],
    ['15', null],
    ['*', null],
    ['', null],
    ['15/*', null],
    ['Theo hướng dẫn tại khoản 1.1/1.2', null],
  ])('%s', (printed, percents) => {
    expect(readVietNamAlternatives(printed)).toEqual(percents);
  });
});

describe('readExclusions', () => {
  it.each([
    ['0 (-BN, KH, TH)', ['BN', 'KH', 'TH']],
    ['5 (-BN,KH,ID)', ['BN', 'KH', 'ID']],
    ['0 (-CN)', ['CN']],
    ['0', []],
  ])('%s', (printed, countries) => {
    expect(readExclusions(printed)).toEqual(countries);
  });
});

describe('readKoreaRate', () => {
  it.each([
    ['8.7', percent(8.7)],
    ['0', percent(0)],
    ['', { kind: 'excluded' }],
  ])('%s', (printed, duty) => {
    expect(readKoreaRate(printed)).toEqual(duty);
  });
});

describe('readJapanRate', () => {
  it.each([
    ['無税', percent(0)],
    ['(無税)', percent(0)],
    ['6.5%', percent(6.5)],
    ['(10.9%)', percent(10.9)],
    ['6,978円/kg', yen(6978, 'kg')],
    ['1,268.73円/kg', yen(1268.73, 'kg')],
    ['', { kind: 'excluded' }],
    ['7.9%又は130円/㎡のうちいずれか高い税率', { kind: 'max', of: [percent(7.9), yen(130, 'm2')] }],
    ['7.9%又は130円/kgのうちいずれか低い税率', { kind: 'min', of: [percent(7.9), yen(130, 'kg')] }],
    [
      '(5.6%又は4.4%＋1.52円/㎡のうちいずれか高い税率)',
      { kind: 'max', of: [percent(5.6), { kind: 'compound', parts: [percent(4.4), yen(1.52, 'm2')] }] },
    ],
    ['●無税〜1%', null],
    ['(1.7%)〜(2.1%)', null],
    ['●5.7%又は非譲許', null],
    ['合成繊維製のもの\u30003.6%\nその他のもの\u3000無税', null],
    ['ポリエステルのもの以外のもの\u30006.8%', null],
  ])('%s', (printed, duty) => {
    expect(readJapanRate(printed)).toEqual(duty);
  });
});

describe('isBracketed', () => {
  it.each([
    ['(4.8%)', true],
    ['（無税）', true],
    ['4.8%', false],
    ['(1.7%)〜(2.1%)', false],
  ])('%s: %s', (printed, bracketed) => {
    expect(isBracketed(printed)).toBe(bracketed);
  });
});

describe('readTreatments', () => {
  it('gives one rate for all where no Party is named', () => {
    expect(readTreatments('無税')).toEqual([{ names: [], printed: '無税' }]);
  });

  it('gives the rate of each named Party, and that of the others', () => {
    const printed = '（チリ及びベトナムに対する待遇）\u30002.6%\n（他の締約国に対する待遇）\u30001%';
    expect(readTreatments(printed)).toEqual([
      { names: ['チリ', 'ベトナム'], printed: '2.6%' },
      { names: [], printed: '1%' },
    ]);
  });

  it('keeps a text that differs by good, not by Party, as one', () => {
    const printed = '絹製の帯\u30001.6%\nその他のもの\u3000無税';
    expect(readTreatments(printed)).toEqual([{ names: [], printed }]);
  });
});
