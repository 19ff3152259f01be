import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doneRepairs,
  leftOutRows,
  type FileFormat,
  layoutOf,
  linesOf,
  newRow,
  readEditionFile,
  recognise,
  repaired,
  type SheetCells,
  templateHeadOf,
  withoutRow,
  withRepair,
} from '@/domain/editions';

const nomenclature = new Set(['010121', '850760', '870380', '101210']);

function read(cells: SheetCells, importer: string, validFrom = '2027-01-01') {
  const format = recognise(cells, importer) as FileFormat;
  return readEditionFile({ cells, format, validFrom, nomenclature });
}

const VIET_NAM = ['Mã hàng', 'Mô tả hàng hóa', 'NK ưu đãi', 'RCEP C'];

describe('a wide file', () => {
  it('gives lines with the cells as printed, without headings, empty rows and columns of no meaning', () => {
    const { table, problems, skipped } = read(
      [
        [...VIET_NAM, 'Ghi chú'],
        ['85.07', 'Ắc qui điện', '', ''],
        [],
        ['8507.60.10', 'Loại khác', '5', '*', 'x'],
        ['98050000', 'Chương 98', '3'],
      ],
      'VN',
    );
    expect(table).toEqual({
      columns: ['code', 'vi', 'mfn', 'rcepCn'],
      rows: [
        ['85076010', 'Loại khác', '5', '*'],
        ['98050000', 'Chương 98', '3', ''],
      ],
    });
    expect([problems, skipped]).toEqual([[], 1]);
  });

  it.each([
    ['85076010', '85076010'],
    ['8507 60 10', '85076010'],
    ['1012100', '01012100'],
  ])('reads the code %s as %s', (printed, code) => {
    const own = new Set(['850760', '010121']);
    const cells = [VIET_NAM, [printed, 'x', '5', '0']];
    const format = recognise(cells, 'VN') as FileFormat;
    const { table } = readEditionFile({
      cells,
      format,
      validFrom: '2027-01-01',
      nomenclature: own,
    });
    expect(table.rows[0]?.[0]).toBe(code);
  });

  it('of an importer without a layout of its own has codes of six to eleven digits', () => {
    const lengths = Array.from({ length: 8 }, (_, at) => at + 5);
    const rows = lengths.map((length) => ['850760'.padEnd(length, '1').slice(0, length), '5', '0']);
    const { table } = read([['HS code', 'MFN', 'RCEP China'], ...rows], 'TH');
    expect(table.rows.map(([code]) => code?.length)).toEqual([6, 7, 8, 9, 10, 11]);
  });

  it.each([
    ['a code with letters', ['8507A', 'x', '5', '0'], 'notACode', 0, '8507A'],
    ['no code beside a rate', ['', 'x', '5', '0'], 'notACode', 0, ''],
    ['a code that is not in HS 2022', ['85079999', 'x', '5', '0'], 'notInNomenclature', 0, '85079999'],
    ['a rate in words', ['85076010', 'x', 'năm', '0'], 'unknownNotation', 2, 'năm'],
  ])('refuses %s, with its row and column', (_name, row, reason, column, text) => {
    const { problems } = read([['Title'], VIET_NAM, row], 'VN');
    expect(problems).toMatchObject([{ row: 3, column, reason, text }]);
  });

  it('names the code and the goods of a refused row, in the first language that has them', () => {
    const head = ['Mã hàng', 'description_vi', 'description_en', 'NK ưu đãi'];
    const rows = [
      ['8507.60.10', '', 'Accumulators', 'năm'],
      ['8507.60.20', 'Ắc qui', 'Accumulators', 'năm'],
    ];
    expect(read([head, ...rows], 'VN').problems).toMatchObject([
      { code: '8507.60.10', name: 'Accumulators' },
      { code: '8507.60.20', name: 'Ắc qui' },
    ]);
    const own = read(
      [
        ['HS code', 'MFN'],
        ['850760', 'five'],
      ],
      'TH',
    );
    expect(own.problems).toMatchObject([{ code: '850760', name: '' }]);
  });

  it('lists two problems of a row from left to right', () => {
    const { problems } = read([VIET_NAM, ['85076010', 'x', 'năm', 'free']], 'VN');
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 2],
      [2, 3],
    ]);
  });

  it('refuses a code that appears twice where the tariff has each once', () => {
    const { problems } = read(
      [
        ['품목번호', '기본세율'],
        ['8507600000', '8'],
        ['8507600000', '8'],
      ],
      'KR',
    );
    expect(problems).toMatchObject([{ row: 3, column: 0, reason: 'repeatedCode' }]);
  });

  describe('with a code that appears twice', () => {
    const JAPAN = ['統計番号', '品名', '基本'];
    const one = ['85076010', 'Loại khác', '5', '*'];

    it.each([
      ['Viet Nam, of other goods too', 'VN', [VIET_NAM, one, ['85076010', 'Khác', '7', '*']]],
      ['chapter 98, of the same goods', 'VN', [VIET_NAM, ['98050000', 'x', '3'], ['98050000', 'x', '4']]],
      ['Japan, of the same goods', 'JP', [JAPAN, ['850760000', 'x', '3%'], ['850760000', 'x', '4%']]],
      [
        'Indonesia',
        'ID',
        [
          ['Pos Tarif', 'BM'],
          ['85076010', '5'],
          ['85076010', '6'],
        ],
      ],
      [
        'Malaysia',
        'MY',
        [
          ['HS code', 'mfn_rate'],
          ['8507601000', '5'],
          ['8507601000', '6'],
        ],
      ],
    ] as const)('refuses other rates: %s', (_name, importer, cells) => {
      const { problems, repeated } = read(cells, importer);
      expect(problems).toMatchObject([{ row: 3, column: 0, reason: 'conflict', text: cells[2]?.[0] }]);
      expect(repeated).toBe(0);
    });

    it.each([
      ['other goods of Japan', 'JP', [JAPAN, ['850760000', 'summer', '3%'], ['850760000', 'winter', '4%']]],
      ['other goods of chapter 98', 'VN', [VIET_NAM, ['98050000', 'x', '3'], ['98050000', 'y', '4']]],
    ] as const)('takes other rates of %s', (_name, importer, cells) => {
      const { table, problems, repeated } = read(cells, importer);
      expect([table.rows.length, problems, repeated]).toEqual([2, [], 0]);
    });

    it('counts the same rates', () => {
      const { table, problems, repeated } = read([VIET_NAM, one, one, one], 'VN');
      expect([table.rows.length, problems, repeated]).toEqual([3, [], 2]);
    });
  });

  it.each([
    ['VN', ['Mã hàng', 'NK ưu đãi', 'RCEP C'], ['85076010', '5%', '7,5 ％'], ['5', '7,5']],
    ['KR', ['품목번호', '기본세율', 'wto'], ['8507600000', '10 %', '2.5%'], ['10', '2.5']],
    ['ID', ['Pos Tarif', 'BM'], ['85076010', '5%'], ['5']],
    ['MY', ['HS code', 'mfn_rate'], ['8507600000', '5%'], ['5']],
    ['JP', ['統計番号', '基本'], ['850760000', '5 ％'], ['5 ％']],
    ['TH', ['HS code', 'MFN'], ['850760', '5 ％'], ['5 ％']],
  ] as const)('of %s may have percentages with a sign', (importer, head, row, rates) => {
    const { table, problems } = read([head, row], importer);
    expect(problems).toEqual([]);
    expect(table.rows[0]?.slice(1)).toEqual(rates);
    const mfn = linesOf(table, layoutOf(importer))[0]?.rates[String(table.columns[1])];
    expect(mfn?.duty).toEqual({ kind: 'adValorem', percent: Number.parseInt(rates[0], 10) });
  });

  it('keeps an amount per unit of Korea as text', () => {
    const cells = [
      ['품목번호', '기본세율'],
      ['8507600000', '8 (1,625)'],
    ];
    const { table, problems } = read(cells, 'KR');
    expect(problems).toEqual([]);
    const [line] = linesOf(table, layoutOf('KR'));
    expect(line?.rates['basic']).toMatchObject({ notation: 'byUnit', duty: null });
  });
});

describe('the template', () => {
  const TEMPLATE_HEAD = templateHeadOf('VN');
  const row = (fields: Partial<Record<string, string>>) => {
    const all = { importer: 'VN', origin: 'CN', code: '85076010', year: '2027', rate: '3', source: 'Decree' };
    return Object.values<string | undefined>({ ...all, ...fields }).map(String);
  };

  it('gives one line per code with a column per origin group', () => {
    const { table, problems, skipped } = read(
      [
        TEMPLATE_HEAD,
        row({ code: '87038011', origin: 'ASEAN', rate: '0' }),
        row({ origin: 'MFN', rate: '10' }),
        row({ origin: 'China' }),
        row({ origin: 'China' }),
        [],
        row({ year: '2028', rate: '1' }),
      ],
      'VN',
    );
    expect(table).toEqual({
      columns: ['code', 'mfn', 'rcepAsean', 'rcepCn'],
      rows: [
        ['85076010', '10', '', '3'],
        ['87038011', '', '0', ''],
      ],
    });
    expect([problems, skipped]).toEqual([[], 1]);
  });

  it.each([
    ['another importer', { importer: 'TH' }, 'otherImporter', 0],
    ['an origin that is no Party', { origin: 'IN' }, 'notAParty', 1],
    ['the importer itself', { origin: 'VN' }, 'notAParty', 1],
    ['a group without a column of its own', { origin: 'RCEP' }, 'notAParty', 1],
    ['a code of other digits', { code: '850760' }, 'notACode', 2],
    ['an unknown year', { year: '27' }, 'notAYear', 3],
    ['an unknown rate', { rate: 'five' }, 'unknownNotation', 4],
    ['no source', { source: '' }, 'noSource', 5],
  ])('refuses %s', (_name, fields, reason, column) => {
    expect(read([TEMPLATE_HEAD, row(fields)], 'VN').problems).toMatchObject([{ row: 2, column, reason }]);
  });

  it('refuses a second rate of one code, origin and year', () => {
    const { problems } = read([TEMPLATE_HEAD, row({}), row({ rate: '4' })], 'VN');
    expect(problems).toMatchObject([{ row: 3, column: 4, reason: 'conflict', text: '4' }]);
  });

  it('has notes, which are left out', () => {
    const { table, problems, skipped } = read([TEMPLATE_HEAD, row({ importer: '# VN' }), row({})], 'VN');
    expect([table.rows.length, problems, skipped]).toEqual([1, [], 1]);
  });

  it('has no conflict between a rate with its sign and without', () => {
    const { table, problems } = read([TEMPLATE_HEAD, row({}), row({ rate: '3 %' })], 'VN');
    expect([table.rows, problems]).toEqual([[['85076010', '3']], []]);
  });

  it('puts rates for all Parties in one column where the importer has one', () => {
    const cells = [TEMPLATE_HEAD, row({ importer: 'TH', origin: 'RCEP', rate: '5%' })];
    expect(read(cells, 'TH').table).toEqual({ columns: ['code', 'rcep'], rows: [['85076010', '5%']] });
  });

  it('puts rates of one Party in its own column where there is one', () => {
    const cells = [
      TEMPLATE_HEAD,
      row({ importer: 'TH', rate: '5' }),
      row({ importer: 'TH', origin: 'AU', rate: 'free' }),
    ];
    const { table, problems } = read(cells, 'TH');
    expect(table.columns).toEqual(['code', 'rcepAu', 'rcepCn']);
    expect(problems).toMatchObject([{ row: 3, reason: 'unknownNotation' }]);
  });
});

describe('the data set of Korea', () => {
  const HEAD = ['품목번호', '관세율구분', '관세율', '단위당세액', '용도세율구분', '적용개시일', '적용만료일'];
  const row = (kind: string, rate: string, more: Partial<Record<string, string>> = {}) =>
    Object.values<string | undefined>({
      code: '8703801000',
      kind,
      rate,
      amount: '',
      use: '',
      from: '20270101',
      to: '2027-12-31',
      ...more,
    }).map(String);

  it('gives one line per code, with MFN as the lower of basic and WTO rate', () => {
    const { table, problems, skipped } = read(
      [
        HEAD,
        row('A', '10'),
        row('C', '8'),
        row('FRCCN1', '6.4'),
        row('FEU1', '0'),
        row('A', '0', { use: '1' }),
        row('A', '9', { from: '20260101', to: '20261231' }),
        row('A', '5', { from: '20280101', to: '20281231' }),
        [],
        row('A', '8', { code: '8507601000', amount: '0' }),
      ],
      'KR',
    );
    expect(table).toEqual({
      columns: ['code', 'basic', 'wto', 'mfn', 'rcepCn'],
      rows: [
        ['8507601000', '8', '', '8', ''],
        ['8703801000', '10', '8', '8', '6.4'],
      ],
    });
    expect([problems, skipped]).toEqual([[], 4]);
  });

  it('may have percentages with a sign', () => {
    const { table, problems } = read(
      [HEAD, row('A', '10%'), row('C', '8 %'), row('A', '30%', { code: '8507601000', amount: '1,625' })],
      'KR',
    );
    expect(problems).toEqual([]);
    expect(table).toEqual({
      columns: ['code', 'basic', 'wto', 'mfn'],
      rows: [
        ['8507601000', '30 (1,625)', '', ''],
        ['8703801000', '10', '8', '8'],
      ],
    });
  });

  it('needs no columns for amounts and uses, and takes short rows', () => {
    const head = ['품목번호', '관세율구분', '관세율', '적용개시일', '적용만료일'];
    const { table, problems } = read(
      [head, ['8703801000', 'A', '8', '20270101', '20271231'], ['8703801000', 'C']],
      'KR',
    );
    expect(table.rows).toEqual([['8703801000', '8', '8']]);
    expect(problems).toMatchObject([{ row: 3, reason: 'notADate' }]);
  });

  it('has no MFN rate where an amount per unit is printed beside the percentage', () => {
    const { table } = read([HEAD, row('A', '30', { amount: '1,625' }), row('C', '8')], 'KR');
    expect(table).toEqual({ columns: ['code', 'basic', 'wto'], rows: [['8703801000', '30 (1,625)', '8']] });
    const other = read([HEAD, row('A', '30'), row('C', '8', { amount: '5' })], 'KR');
    expect(other.table.columns).toEqual(['code', 'basic', 'wto']);
    const basic = read([HEAD, row('A', '5'), row('C', '8')], 'KR');
    expect(basic.table.rows).toEqual([['8703801000', '5', '8', '5']]);
  });

  it.each([
    ['no first day', row('A', '8', { from: 'soon' }), 'notADate', 5],
    ['no last day', row('A', '8', { to: '' }), 'notADate', 6],
    ['a first day that does not exist', row('A', '8', { from: '2027-13-01' }), 'notADate', 5],
    ['a last day that does not exist', row('A', '8', { to: '20270230' }), 'notADate', 6],
    ['an unknown code', row('A', '8', { code: '9999990000' }), null, 0],
    ['a code outside the nomenclature', row('A', '8', { code: '8507990000' }), 'notInNomenclature', 0],
    ['an unknown rate', row('A', 'free'), 'unknownNotation', 2],
  ])('refuses %s', (_name, cells, reason, column) => {
    const { problems } = read([HEAD, cells], 'KR');
    expect(problems).toMatchObject(reason === null ? [] : [{ row: 2, column, reason }]);
  });
});

describe('repairs', () => {
  const cells = [VIET_NAM, ['8507A', 'x', 'five', '0'], ['85076010', 'x', '5']];

  it('replace cells, or leave a row out, and the later one wins', () => {
    let repairs = withRepair([], { row: 2, column: 0, text: '8507601' });
    repairs = withRepair(repairs, { row: 2, column: 0, text: '85076011' });
    repairs = withRepair(repairs, { row: 2, column: 2, text: '5' });
    repairs = withRepair(repairs, { row: 3, column: 3, text: '*' });
    expect(repairs).toHaveLength(3);
    const { table, problems } = read(repaired(cells, repairs), 'VN');
    expect(problems).toEqual([]);
    expect(table.rows).toEqual([
      ['85076011', 'x', '5', '0'],
      ['85076010', 'x', '5', '*'],
    ]);
    const without = repaired(cells, [{ row: 2, column: null, text: '' }]);
    expect(read(without, 'VN').table.rows).toHaveLength(1);
  });

  it('are done if their cells are no longer refused; rows that are left out count apart', () => {
    const repairs = [
      { row: 2, column: 0, text: '8507B' },
      { row: 2, column: 2, text: '5' },
      { row: 3, column: 2, text: '7' },
      { row: 3, column: null, text: '' },
    ];
    const { problems } = read(repaired(cells, repairs), 'VN');
    expect(doneRepairs(repairs, problems)).toEqual(repairs.slice(1, 2));
    expect(leftOutRows(repairs)).toEqual(repairs.slice(3));
  });

  it('of a row can be taken back, and a new row comes after those added', () => {
    const repairs = [
      { row: 3, column: 1, text: '7' },
      { row: 9, column: 0, text: '85076020' },
    ];
    expect(withoutRow(repairs, 3)).toEqual(repairs.slice(1));
    expect(newRow(4, [])).toBe(5);
    expect(newRow(4, repairs)).toBe(10);
  });

  it('after the last row add one, and a short row grows to its cell', () => {
    expect(repaired(cells, [])).toBe(cells);
    expect(repaired(cells, [{ row: 5, column: 0, text: 'x' }])).toEqual([...cells, [], ['x']]);
    expect(repaired([['a']], [{ row: 1, column: 2, text: 'c' }])).toEqual([['a', '', 'c']]);
  });
});

describe('reading', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '85076010', '8507', '5', '*', '0 (-KH)', 'năm', '98050000'),
    fc.string({ maxLength: 6 }),
  );

  it('never loses a row: it is a line, skipped or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }), (rows) => {
        const format = { ...(recognise([VIET_NAM], 'VN') as FileFormat) };
        const { table, problems, skipped } = readEditionFile({
          cells: [VIET_NAM, ...rows],
          format,
          validFrom: '2027-01-01',
          nomenclature,
        });
        const filled = rows.filter((row) => row.some((text) => text.trim() !== '')).length;
        const refused = problems.filter(({ field }) => field === 'code').length;
        expect(table.rows.length + skipped + refused).toBe(filled);
      }),
    );
  });
});
