import { describe, expect, it } from 'vitest';
import type { DutyRate } from '@/domain/rcep';
import { type NationalNotation, type PrintedDuty, readRate, type RateNotation } from '@/domain/editions';

const percent = (value: number): PrintedDuty => ({ kind: 'adValorem', percent: value });
const per = (amount: number, unit: string): PrintedDuty => ({ kind: 'specific', amount, unit });
const sum = (...parts: PrintedDuty[]): PrintedDuty => ({ kind: 'compound', parts });

const dutyOf = (notation: NationalNotation, printed: string) => readRate(notation, printed)?.duty;
const notationOf = (notation: NationalNotation, printed: string): RateNotation | undefined =>
  readRate(notation, printed)?.notation;

it('has the shape that duties are computed from', () => {
  const duty: DutyRate = percent(5);
  expect(duty).toEqual(percent(5));
});

describe('an empty cell', () => {
  it.each(['VN', 'JP', 'ID', 'percent'] as const)(
    '%s: is no preference, or not given, never zero',
    (notation) => {
      expect(readRate(notation, ' ')).toEqual({
        printed: '',
        duty: { kind: 'excluded' },
        notation: 'noPreference',
      });
      expect(readRate(notation, '', 'notGiven')).toEqual({ printed: '', duty: null, notation: 'blank' });
    },
  );
});

describe('amounts in a named currency', () => {
  it.each([
    '5 USD/kg',
    'USD 5/kg',
    '1,500 VND / 100 kg',
    '2.5% + 3 USD/kg',
    '2.5 % or 3 USD/kg',
    '5% plus 0.2 USD/l, whichever is higher',
  ])('%s stays text in every notation', (printed) => {
    for (const notation of ['VN', 'JP', 'KR', 'ID', 'percent', 'plain'] as const)
      expect(readRate(notation, printed)).toEqual({ printed, duty: null, notation: 'byUnit' });
  });

  it.each(['USD', '5 USD', '5 kg', '5% or', '5% or 6%, whichever is higher', '5 USD/kg 3', '5 usd/kg'])(
    '%s is none',
    (printed) => expect(readRate('VN', printed)).toBeNull(),
  );
});

describe('Viet Nam', () => {
  it.each([
    ['15', percent(15)],
    ['8,2', percent(8.2)],
    ['13.5', percent(13.5)],
    ['0', percent(0)],
    ['0 (-KH, TH)', percent(0)],
    ['*', { kind: 'excluded' }],
  ])('%s', (printed, duty) => {
    expect(dutyOf('VN', printed)).toEqual(duty);
  });

  it.each<[printed: string, RateNotation]>([
    ['10/7,5', 'alternatives'],
    ['*/0', 'alternatives'],
    ['0 (-MM, TH)/0', 'alternatives'],
    ['0(-KH, MY)/0(-LA, KR)', 'alternatives'],
    ['Theo hướng dẫn tại khoản 1.1 Chương 98', 'pointer'],
    ['Theo hướng dẫn tại điểm b.5.3 và b.5.4 khoản 2.2 Chương 98', 'pointer'],
    ['150% thuế MFN', 'shareOfMfn'],
    ['40 (NHN: 80)', 'quota'],
    ['60 (NHN: 127.5)', 'quota'],
    ['2,7; M: 5,4', 'byParty'],
    ['0/2,2; M: 0/4,4', 'byParty'],
    ['0(-MM)(GIC)', 'conditional'],
  ])('%s stays text', (printed, notation) => {
    expect(readRate('VN', printed)).toMatchObject({ printed, duty: null, notation });
  });

  it.each(['free', '5%', '10/x', '15,'])('%s is in no known form', (printed) => {
    expect(readRate('VN', printed)).toBeNull();
  });

  it.each([
    ['15/8,2', [15, 8.2]],
    ['0/5 (-KH)', [0, 5]],
    ['7,5/10/7,5/10', [7.5, 10, 7.5, 10]],
    ['*/0', undefined],
    ['0 (-MM, TH)/0/0', undefined],
    ['15', undefined],
  ])('%s: percentages of a line that is divided further', (printed, percents) => {
    expect(readRate('VN', printed)?.alternatives).toEqual(percents);
  });

  it.each([
    ['0 (-BN, KH, TH)', ['BN', 'KH', 'TH']],
    ['5 (-BN,KH,ID)', ['BN', 'KH', 'ID']],
    ['0(-KR)', ['KR']],
    ['0(-ID)(GIC)', ['ID']],
    ['0', undefined],
    ['0 (-MM, TH)/0', undefined],
  ])('%s: countries the rate is not for', (printed, countries) => {
    expect(readRate('VN', printed)?.without).toEqual(countries);
  });

  it('gives the rate of M and that of the others', () => {
    expect(readRate('VN', '10; M: 13,3')?.treatments).toEqual([
      { names: [], printed: '10' },
      { names: ['M'], printed: '13,3' },
    ]);
  });
});

describe('Korea and Malaysia', () => {
  it.each([
    ['8.7', percent(8.7)],
    ['0', percent(0)],
    ['10.0', percent(10)],
  ])('%s', (printed, duty) => {
    expect(dutyOf('percent', printed)).toEqual(duty);
  });

  it('knows no other form', () => {
    expect(readRate('percent', '8%')).toBeNull();
  });
});

describe('Indonesia', () => {
  it.each([
    ['5', percent(5)],
    ['7.5', percent(7.5)],
    ['450,-/kg', per(450, 'kg')],
    ['14.000,-/liter', per(14_000, 'l')],
    ['21.450,-/menit', per(21_450, 'min')],
  ])('%s', (printed, duty) => {
    expect(dutyOf('ID', printed)).toEqual(duty);
  });

  it.each(['450,-/ekor', '450/kg'])('%s is in no known form', (printed) => {
    expect(readRate('ID', printed)).toBeNull();
  });
});

describe('Japan', () => {
  it.each([
    ['無税', percent(0)],
    ['(無税)', percent(0)],
    ['(無税）', percent(0)],
    ['6.5%', percent(6.5)],
    ['(10.9%)', percent(10.9)],
    ['6,978円/kg', per(6978, 'kg')],
    ['1,268.73円/kg', per(1268.73, 'kg')],
    ['(500円\n/kg)', per(500, 'kg')],
    ['934円/kl', per(934, 'kl')],
    ['930円/MT', per(930, 't')],
    ['182円/l', per(182, 'l')],
    ['4,000,000円/頭', per(4_000_000, 'head')],
    ['1.50円/枚', per(1.5, 'piece')],
    ['29.8%+\n915円/kg', sum(percent(29.8), per(915, 'kg'))],
    ['(8.5%＋290.70円/1,000本)', sum(percent(8.5), per(0.2907, 'piece'))],
    ['7.9%又は130円/㎡のうちいずれか高い税率', { kind: 'max', of: [percent(7.9), per(130, 'm2')] }],
    ['60%又は4,800円/足のうちいずれか高い税率', { kind: 'max', of: [percent(60), per(4800, 'pair')] }],
    ['7.9%又は130円/kgのうちいずれか低い税率', { kind: 'min', of: [percent(7.9), per(130, 'kg')] }],
    [
      '(5.6%又は4.4%＋1.52円/㎡のうちいずれか高い税率)',
      { kind: 'max', of: [percent(5.6), sum(percent(4.4), per(1.52, 'm2'))] },
    ],
    [
      '15%又は125円/lのうちいずれか低い税率\nただしその税率が67円/lを下回る場合は67円/l',
      { kind: 'max', of: [{ kind: 'min', of: [percent(15), per(125, 'l')] }, per(67, 'l')] },
    ],
    [
      '9.3%又は7.19円/kgのうちいずれか高い税率（ただしその税率が50%を上回る場合は50%とする）',
      { kind: 'min', of: [{ kind: 'max', of: [percent(9.3), per(7.19, 'kg')] }, percent(50)] },
    ],
  ])('%s', (printed, duty) => {
    expect(readRate('JP', printed)).toEqual({ printed, duty, notation: 'rate' });
  });

  it.each<[printed: string, RateNotation]>([
    ['●無税〜1%', 'conditional'],
    ['◎無税', 'conditional'],
    ['※17.7%', 'conditional'],
    ['*(55円/kg)', 'conditional'],
    ['**(61.9%)', 'conditional'],
    ['◎無税 ◆2', 'conditional'],
    ['●5.7%又は非譲許', 'conditional'],
    ['関税割当数量以内のもの\u3000無税\n関税割当数量以外のもの\u300024.5%', 'quota'],
    ['関税割当数量以内のもの\u3000170万円/頭', 'quota'],
    ['毎年4月1日から同年8月31日までに輸入されるもの\u3000無税', 'seasonal'],
    ['（マレーシアに対する待遇）\u30005%\n（他の締約国に対する待遇）\u30001.8%', 'byParty'],
    ['合成繊維製のもの\u30003.6%\nその他のもの\u3000無税', 'byGood'],
    ['人造繊維製のもの 7.4%\n\nその他のもの (9%)', 'byGood'],
    ['(1.7%)〜(2.1%)', 'range'],
    ['(一部3.5%）', 'range'],
    ['無税〜(2.4%)又は非譲許', 'range'],
    ['(73.70円−課税価格)/kg', 'difference'],
    ['1キログラムにつき枝肉に係る基準輸入価格と課税価格との差額', 'difference'],
    ['1.9%又は((500円-課税価格)×10/16)/kgのうちいずれか低い税率', 'difference'],
    ['1キログラムにつき、70円に重量比による乳糖の含有率が10%を超える1%ごとに7円を加えた額', 'byContent'],
    ['免税', 'exemption'],
    ['20円/束', 'byUnit'],
  ])('%s stays text', (printed, notation) => {
    expect(readRate('JP', printed)).toMatchObject({ printed, duty: null, notation });
  });

  it.each(['free', '3%＋?', '5%ただしその税率が3%を下回る場合は4%'])('%s is in no known form', (printed) => {
    expect(readRate('JP', printed)).toBeNull();
  });

  it('gives the rate of each named Party, and that of the others', () => {
    const printed =
      '（オーストラリア、チリ及びベトナムに対する待遇）\u30002.6%\r\n（他の締約国に対する待遇）\u3000無税';
    expect(readRate('JP', printed)?.treatments).toEqual([
      { names: ['オーストラリア', 'チリ', 'ベトナム'], printed: '2.6%' },
      { names: [], printed: '無税' },
    ]);
  });

  it('has no rates by Party where the goods differ too', () => {
    const printed = '絹製の帯\u30001.6%\n（チリに対する待遇）\u30001%';
    expect(notationOf('JP', printed)).toBe('byParty');
    expect(readRate('JP', printed)?.treatments).toBeUndefined();
  });
});
