import { describe, expect, it } from 'vitest';
import {
  coveredCodes,
  type FileFormat,
  formatByHand,
  isComplete,
  isRules,
  type LineTable,
  readEditionFile,
  recognise,
  RULE_COLUMNS,
  ruleFinder,
  ruleLinesOf,
  RULES,
  shapesOf,
  type SheetCells,
  templateHeadOf,
} from '@/domain/editions';

const nomenclature = new Set(['010121', '010129', '030431', '850110', '850120', '160100']);
const TEMPLATE = templateHeadOf(RULES);
const LIST = [
  'hs2022',
  'level',
  'rule',
  'rule_code',
  'rule_vi',
  'note',
  'source',
  'as_of',
  'licence',
  'verified',
];
const INSECTS = '1. CC or RVC40 for insects; 2. CC for any other good';

function read(cells: SheetCells, format = recognise(cells, RULES) as FileFormat) {
  return readEditionFile({ cells, format, validFrom: '2027-01-01', nomenclature });
}

const listed = (code: string, words: string, rule: string, source = 'Circular 32', asOf = '2022-11-18') => [
  code,
  'heading',
  words,
  rule,
  '',
  '',
  source,
  asOf,
];

describe('the files of the rules of origin', () => {
  it('are the template, and the list in HS 2022 below its notes', () => {
    expect(TEMPLATE).toEqual(['code', 'rule text', 'from-HS-edition', 'source']);
    expect(recognise([TEMPLATE], RULES)).toMatchObject({
      shape: 'ruleTemplate',
      subject: RULES,
      firstRow: 1,
    });
    const found = recognise([['# The complete list'], [], LIST], RULES);
    expect(found).toMatchObject({ shape: 'ruleList', subject: RULES, firstRow: 3 });
    expect(found?.places).toEqual({ code: 0, rule: 3, words: 2, source: 6, asOf: 7 });
  });

  it.each([
    ['rules while a tariff is imported', [LIST], 'VN', 'rules'],
    ['the template of rules while a tariff is imported', [TEMPLATE], 'TH', 'rules'],
    ['a known tariff while rules are imported', [['統計番号', '基本']], RULES, 'JP'],
  ])('recognise %s', (_name, cells, subject, expected) => {
    expect(recognise(cells, subject)?.subject).toBe(expected);
  });

  it('have no tariff of an unknown importer among them', () => {
    expect(recognise([templateHeadOf('TH')], RULES)).toBeNull();
    expect([isRules(RULES), isRules('TH')]).toEqual([true, false]);
    expect([shapesOf(RULES)[0], shapesOf('TH')[0]]).toEqual(['ruleList', 'wide']);
  });

  it('may have their columns chosen by hand', () => {
    const cells = [
      ['Tariff item', 'PSR'],
      ['85.01', 'CTH'],
    ];
    const format = formatByHand(cells, { shape: 'ruleList', subject: RULES, headRow: 0 });
    expect(isComplete(format)).toBe(false);
    const chosen = { ...format, places: { ...format.places, code: 0, rule: 1 } };
    expect(isComplete(chosen)).toBe(true);
    expect(read(cells, chosen).table.rows).toEqual([['8501', 'CTH', '', '']]);
  });
});

describe('reading rules', () => {
  it('gives one line per rule in the order of the codes, with the case of a condition', () => {
    const { table, problems, skipped } = read([
      LIST,
      listed('85.01', 'CTH or RVC40', 'CTH or RVC40'),
      listed('1', 'WO', 'WO'),
      [],
      listed('', '', ''),
      listed('160100', INSECTS, ''),
    ]);
    expect(table).toEqual({
      columns: RULE_COLUMNS,
      rows: [
        ['01', 'WO', '', ''],
        ['160100', 'CC or RVC40', 'CC', 'insect'],
        ['8501', 'CTH or RVC40', '', ''],
      ],
    });
    expect([problems, skipped]).toEqual([[], 1]);
    expect(coveredCodes(table, nomenclature)).toBe(5);
  });

  it.each([
    ['a code with letters', listed('85X', 'CTH', 'CTH'), 'notACode', 0, '85X'],
    ['a code of five digits', listed('85011', 'CTH', 'CTH'), 'notACode', 0, '85011'],
    ['a rule without a code', listed('', 'CTH', 'CTH'), 'notACode', 0, ''],
    ['a heading that is not in HS 2022', listed('8599', 'CTH', 'CTH'), 'notInNomenclature', 0, '8599'],
    ['a national chapter', listed('98', 'CTH', 'CTH'), 'notInNomenclature', 0, '98'],
    ['a rule that cannot be read', listed('8501', 'x', 'CTH plus'), 'unreadRule', 3, 'CTH plus'],
    ['no rule', listed('8501', '', ''), 'unreadRule', 3, ''],
    ['no source', listed('8501', 'CTH', 'CTH', ''), 'noSource', 6, ''],
    ['a date in words', listed('8501', 'CTH', 'CTH', 'x', 'May'), 'notADate', 7, 'May'],
  ])('refuses %s', (_name, row, reason, column, text) => {
    expect(read([LIST, row]).problems).toMatchObject([{ row: 2, column, reason, text }]);
  });

  it.each([
    ['another edition of the HS', ['8501', 'CTH', '2017', 'x'], 'otherHsEdition', 2],
    ['no source', ['8501', 'CTH', '2022', ''], 'noSource', 3],
    ['a rule that cannot be read', ['8501', 'CTI', 'HS 2022', 'x'], 'unreadRule', 1],
  ])('of the template refuses %s', (_name, row, reason, column) => {
    expect(read([TEMPLATE, row]).problems).toMatchObject([{ row: 2, column, reason }]);
  });

  it('leaves out notes', () => {
    const note = ['# Example 8501', 'CTH', '2022', 'x'];
    expect(read([TEMPLATE, note])).toMatchObject({ problems: [], skipped: 1, table: { rows: [] } });
  });

  it('refuses a second rule of a code, and one below a heading or chapter that has a rule', () => {
    const row = (code: string) => [code, 'CTH', '2022', 'Annex'];
    const { problems } = read([TEMPLATE, row('850110'), row('8501'), row('8501'), row('01'), row('0101')]);
    expect(problems).toMatchObject([
      { row: 2, reason: 'overlaps', text: '850110' },
      { row: 4, reason: 'repeatedCode', text: '8501' },
      { row: 6, reason: 'overlaps', text: '0101' },
    ]);
  });
});

describe('the lines of an edition of rules', () => {
  const table: LineTable = {
    columns: RULE_COLUMNS,
    rows: [
      ['01', 'WO', '', ''],
      ['0304', 'CTH', 'CC', 'carp'],
      ['8501', 'CTH', '', ''],
      ['850120', 'RVC40', '', ''],
    ],
  };

  it('are found by the subheading, else the heading, else the chapter', () => {
    const ruleOf = ruleFinder(ruleLinesOf(table));
    expect(['010121', '030431', '850110', '850120', '160100'].map((hs) => ruleOf(hs)?.code)).toEqual([
      '01',
      '0304',
      '8501',
      '850120',
      undefined,
    ]);
    expect(ruleOf('030431')).toEqual({ code: '0304', holds: 'CTH', otherwise: 'CC', condition: 'carp' });
  });

  it.each([
    ['a rule that cannot be read', ['01', 'WOX', '', '']],
    ['an unknown condition', ['01', 'CC', 'CTH', 'bee']],
    ['a condition without the other rule', ['01', 'CC', '', 'carp']],
    ['no cells', []],
  ])('leave out %s', (_name, row) => {
    expect(ruleLinesOf({ columns: RULE_COLUMNS, rows: [row] })).toEqual([]);
  });
});
