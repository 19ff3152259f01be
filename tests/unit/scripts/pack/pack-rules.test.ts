import { describe, expect, it } from 'vitest';
import { packAppendices } from '../../../../scripts/pack/appendices';
import { packRules } from '../../../../scripts/pack/rules';

const rule = (hs2022: string, text: string, rule_code = text) => ({ hs2022, rule: text, rule_code });
const rowsOf = (packed: string) => (JSON.parse(packed) as { rows: string[][] }).rows;

describe('packRules', () => {
  it('packs one row a line, with the facts of the table', () => {
    expect(packRules([rule('01', 'WO'), rule('0201', 'CC')])).toBe(`{
  "sourceId": "vn-circular-32-2022",
  "asOf": "2022-11-18",
  "hsEdition": 2022,
  "rows": [
    ["01","WO"],
    ["0201","CC"]
  ]
}
`);
  });

  it.each([
    ['1. CC or RVC40 for insects; 2. CC for any other good', ['CC or RVC40', 'CC', 'insect']],
    [
      '1. CTH or RVC40 for acetal and hemiacetal peroxides; 2. CTH, or RVC40, or CR for any other good',
      ['CTH or RVC40', 'CTH or RVC40 or CR', 'acetalPeroxide'],
    ],
    [
      '1. CTH except from heading 24.03 for manufactured tobacco substitutes; 2. CTH except from heading 38.24, or RVC40 for any other good',
      ['CTH except from heading 24.03', 'CTH except from heading 38.24 or RVC40', 'tobaccoSubstitute'],
    ],
    [
      'CTSH provided that at least 50 per cent by weight of the active ingredient or ingredients is originating, or RVC40',
      ['CTSH or RVC40', 'RVC40', 'activeIngredient'],
    ],
  ])('reads the condition in words: %s', (words, expected) => {
    expect(rowsOf(packRules([rule('1601', words, '')]))).toEqual([['1601', ...expected]]);
  });

  it.each([
    ['a rule that cannot be parsed', [rule('01', 'CXH')]],
    ['words of another condition', [rule('01', '1. CC for bees; 2. CTH for any other good', '')]],
    ['other words', [rule('01', 'as agreed', '')]],
    ['a heading under a chapter with a rule', [rule('01', 'WO'), rule('0101', 'CC')]],
    ['a code twice', [rule('01', 'WO'), rule('01', 'CC')]],
  ])('refuses %s', (_, rows) => expect(() => packRules(rows)).toThrow(/rule|Rule|Expected|expected/));
});

describe('packAppendices', () => {
  const line = (code: string, applies = 'from year 1', importer = 'VN') => ({
    importer,
    code,
    applies,
    dv_percent: '20',
  });

  it('packs the code, its years, the percentage, and whether HS 2022 has its six digits', () => {
    const rows = [
      line('8483.40.90'),
      line('5205.11.00', 'years 1-15', 'CN'),
      line('8525.80.10'),
      line('081190.110', 'from year 11', 'JP'),
    ];
    expect(rowsOf(packAppendices(rows, new Set(['848340', '520511', '081190'])))).toEqual([
      ['VN', '84834090', '1', '', '20', '1'],
      ['CN', '52051100', '1', '15', '20', '1'],
      ['VN', '85258010', '1', '', '20', ''],
      ['JP', '081190110', '11', '', '20', '1'],
    ]);
  });

  it.each([
    ['years it cannot read', [line('8483.40.90', 'always')]],
    ['a code that is no national line', [line('8483.40')]],
    ['a line twice', [line('8483.40.90'), line('84834090')]],
  ])('refuses %s', (_, rows) => expect(() => packAppendices(rows, new Set())).toThrow(/Appendi/));
});
