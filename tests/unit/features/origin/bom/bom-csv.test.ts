import { describe, expect, it } from 'vitest';
import { emptyRow } from '@/features/origin/bom/bom';
import type { BomRow } from '@/features/origin/bom/bom';
import { readBomText } from '@/features/origin/bom/bom-csv';
import { bomRecords } from '@/features/origin/bom/bom-records';
import { BOM_COLUMNS } from '@/features/origin/bom/bom-heads';
import { decodeText } from '@/shared/files/decode-text';
import { toCsv } from '@/shared/files/csv';

const COUNTRIES: Record<string, string> = {
  '': '',
  日本: 'JP',
  japan: 'JP',
  不明: '',
  vn: 'VN',
  jp: 'JP',
  tr: 'TR',
};
const reading = {
  decimal: '.' as const,
  currency: 'USD',
  readCountry: (text: string) => COUNTRIES[text.trim().toLowerCase()] ?? null,
};
const read = (text: string) => readBomText(text, reading);

const steel: BomRow = {
  ...emptyRow(),
  name: '热轧 H 型钢',
  hs: '7216.33',
  value: '11600',
  originating: 'yes',
  origin: 'JP',
};
const wall: BomRow = {
  ...emptyRow(),
  name: '墙体单元',
  hs: '9406.90',
  value: '12400.5',
  originating: 'no',
  origin: 'TR',
};
const TWO_ROWS = [steel, wall];

describe('readBomText', () => {
  it.each([
    [
      'comma',
      'name,hs,value,originating,origin\n热轧 H 型钢,7216.33,11600,true,JP\n墙体单元,9406.90,12400.5,false,TR\n',
    ],
    [
      'comma with grouped amounts',
      'name,hs,value,originating,origin\r\n热轧 H 型钢,7216.33,"11,600",true,JP\r\n墙体单元,9406.90,"12,400.50",false,TR',
    ],
    [
      'semicolon and decimal comma',
      'name;hs;value;originating;origin\n热轧 H 型钢;7216.33;11.600;yes;JP\n墙体单元;9406.90;12.400,5;no;TR\n',
    ],
    [
      'tab',
      'name\ths\tvalue\toriginating\torigin\n热轧 H 型钢\t7216.33\t11600\tyes\tJP\n墙体单元\t9406.90\t12400.5\tno\tTR',
    ],
    [
      'byte order mark and sep line',
      '\uFEFFsep=;\r\nname;hs;value;originating;origin\r\n热轧 H 型钢;7216.33;11600;yes;JP\r\n墙体单元;9406.90;12400,5;no;TR',
    ],
    [
      'Chinese heads in another order',
      '产地,材料名称,价值(USD),HS 编码,原产资格,备注\n日本,热轧 H 型钢,11600,7216.33,是,x\nTR,墙体单元,12400.5,9406.90,非原产,y',
    ],
    [
      'Japanese heads',
      '材料名,HSコード,価額,原産性,原産国\n热轧 H 型钢,7216.33,11600,はい,日本\n墙体单元,9406.90,12400.5,非原産,TR',
    ],
    [
      'Korean heads',
      '재료명,HS코드,금액,원산지 지위,원산지\n热轧 H 型钢,7216.33,11600,예,JP\n墙体单元,9406.90,12400.5,비원산,TR',
    ],
    [
      'Vietnamese heads',
      'Vật liệu;Mã HS;Trị giá;Có xuất xứ;Nước xuất xứ\n热轧 H 型钢;7216.33;11600;có;JP\n墙体单元;9406.90;12400,5;không;TR',
    ],
    [
      'Malay heads',
      'Bahan,Kod HS,Nilai,Status asal,Negara asal\n热轧 H 型钢,7216.33,11600,ya,JP\n墙体单元,9406.90,12400.5,tidak,TR',
    ],
    [
      'Malay heads as on the page',
      'Bahan,Kod HS,Nilai,Status berasal,Negara asal\n热轧 H 型钢,7216.33,11600,ya,JP\n墙体单元,9406.90,12400.5,tidak,TR',
    ],
    [
      'no head, in the order of the table',
      '热轧 H 型钢\t7216.33\tJP\tyes\t11600\n墙体单元\t9406.90\tTR\tno\t12400.5',
    ],
  ])('reads %s', (_, text) => {
    const result = read(text);
    expect(result.bad).toEqual([]);
    expect(result.rows).toEqual(TWO_ROWS);
  });

  it('keeps line breaks inside quotes and counts lines of the file', () => {
    const result = read('name,value\n"two\r\nlines, one cell",5\n"a ""quoted"" word",x\n\nlast,7');
    expect(result.rows.map((row) => [row.name, row.value])).toEqual([
      ['two\nlines, one cell', '5'],
      ['a "quoted" word', ''],
      ['last', '7'],
    ]);
    expect(result.bad).toEqual([{ line: 4, reason: 'badNumber', column: 'value', text: 'x' }]);
  });

  const HEAD = 'name,value,deductible,originating,origin,role,hsEdition';

  it.each([
    ['a,,', 'noValue', 'value'],
    ['"open,1', 'openQuote', null],
  ])('leaves %j out, with its line and reason', (row, reason, column) => {
    const result = read(`${HEAD}\ngood,1\n${row}`);
    expect(result.rows.map(({ name }) => name)).toEqual(['good']);
    expect(result.bad).toMatchObject([{ line: 3, reason, column }]);
  });

  it.each([
    ['a,1x,,yes', 'badNumber', 'value', '1x'],
    ['a,-1,,yes', 'negative', 'value', '-1'],
    ['a,1,2', 'aboveValue', 'deductible', '2'],
    ['a,1,,maybe', 'badAnswer', 'originating', 'maybe'],
    ['a,1,,yes,Atlantis', 'badCountry', 'origin', 'Atlantis'],
    ['a,1,,yes,JP,lid', 'badRole', 'role', 'lid'],
    ['a,1,,yes,JP,accessory,1999', 'badEdition', 'hsEdition', '1999'],
  ] as const)('takes %j with the bad cell empty and named (D25)', (row, reason, column, text) => {
    const result = read(`${HEAD}\ngood,1\n${row}`);
    expect(result.bad).toEqual([{ line: 3, reason, column, text }]);
    expect(result.rows).toMatchObject([
      { name: 'good' },
      { name: 'a', [column]: emptyRow()[column], refused: [{ field: column, column, reason, text }] },
    ]);
  });

  it('names every bad cell of a row, and a value that is not there (D25)', () => {
    const result = read(`${HEAD}\ngood,1\na,x,y,maybe,JP\nb,,,yes`);
    expect(result.rows.map(({ name, refused = [] }) => [name, refused.map(({ field }) => field)])).toEqual([
      ['good', []],
      ['a', ['value', 'deductible', 'originating']],
      ['b', []],
    ]);
    expect(result.bad.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'badNumber'],
      [3, 'badNumber'],
      [3, 'badAnswer'],
      [4, 'emptyValue'],
    ]);
  });

  it('names a currency once that leaves two cells empty (D25)', () => {
    const result = read('name,value,deductible,currency\ngood,1,,USD\na,5,1,EUR');
    expect(result.bad).toEqual([{ line: 3, reason: 'otherCurrency', column: 'currency', text: 'EUR' }]);
    expect(result.rows[1]?.refused?.map(({ field }) => field)).toEqual(['value', 'deductible']);
  });

  it('takes nothing where no row could be read whole (D25)', () => {
    expect(read(`${HEAD}\na,x,,yes\nb,1,,maybe`)).toMatchObject({
      rows: [],
      bad: [{ line: 2 }, { line: 3 }],
    });
  });

  it.each([
    ['5 ton', 'weightKg', 'x,1,,5 ton'],
    ['100 lbs', 'weightKg', 'x,1,,100 lbs'],
    ['5 USD', 'weightKg', 'x,1,,5 USD'],
    ['1 doz', 'value', 'x,1 doz,,'],
    ['3 pcs', 'deductible', 'x,5,3 pcs,'],
  ] as const)('lists the row with %j as its %s, and takes no unit for money', (text, column, row) => {
    const result = read(`name,value,deductible,weightKg\ngood,1 USD,,5\n${row}`);
    expect(result.rows).toMatchObject([
      { name: 'good', value: '1', weightKg: '5' },
      { name: 'x', [column]: '' },
    ]);
    expect(result.bad).toEqual([{ line: 3, reason: 'badNumber', column, text }]);
  });

  it.each([
    ['Weight (ton)', '', ['Weight (ton)']],
    ['重量（克）', '', ['重量（克）']],
    ['Weight (kg)', '5', []],
    ['weightKg', '5', []],
  ])('reads weights of kilograms alone: under %s comes %j', (head, weightKg, unreadWeights) => {
    const result = read(`value,${head}\n7,5`);
    expect(result.rows).toMatchObject([{ value: '7', weightKg }]);
    expect(result).toMatchObject({ bad: [], unreadWeights });
  });

  it.each(
    (
      '合计|总计|小计|总额|合 计|合计：|Total|TOTAL:|Subtotal|Sub-total|Grand total|Sum|Total (USD)|' +
      'Tổng|Tổng cộng|Cộng|Jumlah|Jumlah besar|합계|총계|소계|총합계|計|合計|小計'
    ).split('|'),
  )('takes no material from the total row %j', (name) => {
    const result = read(`name,hs,value\nlid,3923.50,5\n${name},-,12\nbolt,7318.15,7`);
    expect(result.rows.map((row) => row.name)).toEqual(['lid', 'bolt']);
    expect(result.bad).toEqual([{ line: 3, reason: 'total', column: null, text: name }]);
  });

  it('takes no material from a total whose word is before a name that is left blank', () => {
    const result = read('序号,名称,HS编码,价值\n1,lid,3923.50,5\n合计,,,5');
    expect(result.rows.map((row) => row.name)).toEqual(['lid']);
    expect(result.bad).toEqual([{ line: 3, reason: 'total', column: null, text: '合计' }]);
  });

  it.each([
    ['Total', '8543.70'],
    ['Total station', ''],
    ['合计器', ''],
    ['Sumac', ''],
  ])('takes %j with the code %j as a material', (name, hs) => {
    const result = read(`name,hs,value\n${name},${hs},12`);
    expect(result.rows).toMatchObject([{ name, hs, value: '12' }]);
    expect(result.bad).toEqual([]);
  });

  it.each([
    ['a title', '折叠椅材料清单,,\n材料,HS编码,价值\n钢管,7306.30,5\n螺栓,7318.15,x', 4],
    ['a word for a column alone', '材料\t\t\n材料\tHS编码\t价值\n钢管\t7306.30\t5\n螺栓\t7318.15\tx', 4],
    ['a title without separators', '折叠椅材料清单\n\n材料;HS编码;价值\n钢管;7306.30;5\n螺栓;7318.15;x', 5],
    ['the good', '品名,折叠椅,HS编码,9401.79\n材料,HS编码,价值\n钢管,7306.30,5\n螺栓,7318.15,x', 4],
    ['a title of two lines', '"折叠椅\n材料清单",,\n材料,HS编码,价值\n钢管,7306.30,5\n螺栓,7318.15,x', 5],
    ['nine lines', `${'x,,\n'.repeat(9)}材料,HS编码,价值\n钢管,7306.30,5\n螺栓,7318.15,x`, 12],
  ])('finds the head below %s', (_, text, line) => {
    const result = read(text);
    expect(result.rows).toMatchObject([
      { name: '钢管', hs: '7306.30', value: '5' },
      { name: '螺栓', value: '' },
    ]);
    expect(result.bad).toEqual([{ line, reason: 'badNumber', column: 'value', text: 'x' }]);
    expect(result.hasHead).toBe(true);
  });

  it('takes no material for a head because its words are those of heads', () => {
    const result = read('钢管\t7306.30\tJP\t否\t5\n部品\t7318.15\tJP\t原产\t7');
    expect(result.rows.map((row) => row.name)).toEqual(['钢管', '部品']);
    expect(result.hasHead).toBe(false);
  });

  it('reads values below one whose three decimals follow the sign a draft does not write', () => {
    const text = 'name\tvalue\na\t0.500\nb\t0.250';
    expect(readBomText(text, { ...reading, decimal: ',' }).rows.map(({ value }) => value)).toEqual([
      '0,5',
      '0,25',
    ]);
  });

  it('reads 5,000 rows and names the one where it stopped', () => {
    const lines = Array.from({ length: 5_001 }, (_, index) => `part ${index},8708.29,${index}.5,no`);
    const result = read(`name,hs,value,originating\n${lines.join('\n')}`);
    expect(result.rows).toHaveLength(5_000);
    expect(result.bad).toMatchObject([{ line: 5_002, reason: 'tooMany', text: '5001' }]);
  });

  it.each([
    ['in the middle', 'name,value\na,1\n"b,2\nc,3\nd,x', ['a', 'c', 'd'], [3, 5]],
    ['that a later quote seems to close', 'name,value\n"b,2\n"c, d",3\ne,4', ['c, d', 'e'], [2]],
    ['twice', 'name,value\n"a,1\nb,2\n"c,3\nd,4', ['b', 'd'], [2, 4]],
    ['below a cell of two lines', 'name,value\n"a\nb",1\r\n"c,2\nd,3', ['a\nb', 'd'], [4]],
    ['in cells copied from a spreadsheet', 'name\tvalue\n"b\t2\nc\t3', ['c'], [2]],
  ])('loses no row after a quote left open %s', (_, text, names, lines) => {
    const result = read(text);
    expect(result.rows.map(({ name }) => name)).toEqual(names);
    expect(result.bad.map(({ line }) => line)).toEqual(lines);
    expect(result.bad[0]?.reason).toBe('openQuote');
  });

  it('takes a quote inside a cell of one line as it stands', () => {
    expect(read('name,value\n"5" pipe",3\n6" pipe,4').rows.map(({ name }) => name)).toEqual([
      '5" pipe',
      '6" pipe',
    ]);
  });

  it.each([
    ['￥1000', 'USD'],
    ['EUR 20', 'USD'],
    ['20 USD', 'CNY'],
    ['20元', 'JPY'],
    ['£5', 'USD'],
  ])('refuses the cell %s where the query is in %s', (cell, currency) => {
    const result = readBomText(`name\tvalue\na\t${cell}\nb\t3`, { ...reading, currency });
    expect(result.rows.map(({ name, value }) => [name, value])).toEqual([
      ['a', ''],
      ['b', '3'],
    ]);
    expect(result.bad).toEqual([{ line: 2, reason: 'otherCurrency', column: 'value', text: cell }]);
  });

  it.each(['CNY', 'JPY'])('takes ￥ for %s', (currency) => {
    expect(readBomText('name\tvalue\na\t￥1000', { ...reading, currency }).rows[0]?.value).toBe('1000');
  });

  it('takes nothing from values of another currency, and names their head', () => {
    expect(read('名称,价值(CNY)\n钢,5\n铁,6')).toMatchObject({
      rows: [],
      bad: [],
      unreadMoney: ['价值(CNY)'],
    });
    expect(readBomText('名称,价值(CNY)\n钢,5', { ...reading, currency: 'CNY' }).rows).toHaveLength(1);
  });

  it('leaves out a column of another currency beside one of the query’s', () => {
    const result = read('名称,价值(CNY),价值(USD),可扣除(欧元)\n钢,70,10,1');
    expect(result.rows).toMatchObject([{ name: '钢', value: '10', deductible: '' }]);
    expect(result.unreadMoney).toEqual(['价值(CNY)', '可扣除(欧元)']);
  });

  it.each([
    ['价值(万元)', 'CNY', '1.005', 10_000, '10050'],
    ['金额(千元)', 'CNY', '1.005', 1_000, '1005'],
    ['価額（百万円）', 'JPY', '0.1', 1_000_000, '100000'],
    ['금액(천원)', 'KRW', '4.35', 1_000, '4350'],
    ['Value (thousand)', 'USD', '64.1', 1_000, '64100'],
    ["Value (USD '000)", 'USD', '"1,234.5678"', 1_000, '1234567.8'],
    ['Trị giá (triệu đồng)', 'VND', '0.29', 1_000_000, '290000'],
    ['Nilai (ribu)', 'MYR', 'RM 8.2', 1_000, '8200'],
  ])('multiplies the values under %s for %s: %s by %d', (head, currency, cell, factor, value) => {
    const result = readBomText(`name,${head},weightKg\na,${cell},5`, { ...reading, currency });
    expect(result.rows).toMatchObject([{ value, weightKg: '5' }]);
    expect(result).toMatchObject({ bad: [], multiples: [{ head, factor }] });
  });

  it('multiplies deductible costs by their own factor, before they are compared with the value', () => {
    const result = read('name,Value (USD),Deductible (thousand USD)\na,1500,1.5\nb,1500,2');
    expect(result.rows).toMatchObject([
      { name: 'a', value: '1500', deductible: '1500' },
      { name: 'b', value: '1500', deductible: '' },
    ]);
    expect(result.bad).toMatchObject([{ line: 3, reason: 'aboveValue', text: '2' }]);
    expect(result.multiples).toEqual([{ head: 'Deductible (thousand USD)', factor: 1_000 }]);
  });

  it.each(['Value (USDm)', 'Value (per thousand)', '价值(10万)'])(
    'takes nothing from %s, whose multiple is not clear, and names it',
    (head) => {
      expect(read(`name,${head}\na,5`)).toMatchObject({ rows: [], bad: [], unreadMultiples: [head] });
      expect(read(`name,${head},Value\na,5,7`).rows).toMatchObject([{ name: 'a', value: '7' }]);
    },
  );

  it.each([
    ['单位：万元', '价值', 'CNY', '50000'],
    ['材料清单（单位：千元）', '价值', 'CNY', '5000'],
    ['单位：万元', '价值(元)', 'CNY', '5'],
    ['Currency: USD', 'Value', 'USD', '5'],
    ['单位：百川公司', '价值', 'USD', '5'],
  ])('takes %s above the head for the unit of %s', (title, head, currency, value) => {
    const result = readBomText(`${title},,\nname,hs,${head}\na,1,5`, { ...reading, currency });
    expect(result.rows).toMatchObject([{ name: 'a', value }]);
  });

  it('takes nothing where the line above the head gives another currency', () => {
    expect(read('单位：万元,,\nname,hs,价值\na,1,5')).toMatchObject({
      rows: [],
      unreadMoney: ['价值 (单位：万元)'],
    });
  });

  it.each(['币种', '货币', 'Currency', '通貨', '통화', 'Loại tiền', 'Tiền tệ', 'Mata wang'])(
    'refuses the rows whose %s is another',
    (head) => {
      const text = `name,value,${head}\na,1,USD\nb,2,EUR\nc,3,\nd,4,美元\ne,5,元\nf,6,AED\ng,,EUR\nh,8,shells`;
      const result = read(text);
      const values = Object.fromEntries(result.rows.map(({ name, value }) => [name, value]));
      expect(values).toEqual({ a: '1', b: '', c: '3', d: '4', e: '', f: '', g: '', h: '' });
      expect(result.bad).toEqual([
        { line: 3, reason: 'otherCurrency', column: 'currency', text: 'EUR' },
        { line: 6, reason: 'otherCurrency', column: 'currency', text: '元' },
        { line: 7, reason: 'otherCurrency', column: 'currency', text: 'AED' },
        { line: 8, reason: 'emptyValue', column: 'value', text: 'g' },
        { line: 9, reason: 'badCurrency', column: 'currency', text: 'shells' },
      ]);
    },
  );

  it.each(['', '\n\n\n', '\uFEFF', ',,,\n,,,', '"', '\t'])('takes nothing from %j', (text) => {
    expect(read(text).rows).toEqual([]);
  });
});

const USD = { decimal: '.', currency: 'USD' } as const;

describe('bomRecords', () => {
  const columns = BOM_COLUMNS.map((key) => ({ key, label: key }));
  const rows: BomRow[] = [
    { ...steel, name: '=SUM(A1)', hsEdition: '2017', deductible: '1,5', value: '1.200', role: 'accessory' },
    { ...wall, name: 'two\nlines', value: 'as typed' },
    emptyRow(),
  ];

  it('writes field names, a decimal point, the mark of samples, and no blank row', () => {
    expect(toCsv(bomRecords(rows, { decimal: ',', currency: 'USD' }, true), columns).split('\r\n')).toEqual([
      'name,hs,hsEdition,value,deductible,weightKg,originating,origin,role,mark',
      "'=SUM(A1),7216.33,2017,1200,1.5,,yes,JP,accessory,sample",
      '"two\nlines",9406.90,,as typed,,,no,TR,material,sample',
    ]);
  });

  it('writes an amount of another currency as it was typed', () => {
    expect(bomRecords([{ ...wall, value: 'EUR 5' }], USD, false)).toMatchObject([{ value: 'EUR 5' }]);
  });

  it('writes a weight with a unit as it was typed', () => {
    const typed = [{ ...wall, weightKg: '5 ton' }];
    expect(bomRecords(typed, USD, false)).toMatchObject([{ value: '12400.5', weightKg: '5 ton' }]);
  });

  it.each(['=SUM(A1)', '+1', '-2', '@x', "it's", 'a,"b"\nc'])('is read back as it was: %j', (name) => {
    const saved: BomRow[] = [{ ...steel, name }, wall];
    const text = toCsv(bomRecords(saved, USD, true), columns);
    expect(read(text)).toEqual({
      rows: saved,
      bad: [],
      unreadWeights: [],
      unreadMoney: [],
      unreadMultiples: [],
      multiples: [],
      hasHead: true,
      isSample: true,
    });
  });
});

describe('decodeText', () => {
  it.each([
    ['UTF-8', 'ja', [0xe4, 0xb8, 0xad], '中', 'utf-8'],
    ['UTF-8 with mark', 'zh', [0xef, 0xbb, 0xbf, 0xe4, 0xb8, 0xad], '中', 'utf-8'],
    ['GBK', 'zh', [0xd6, 0xd0, 0xb9, 0xfa], '中国', 'gbk'],
    ['GBK for a language without an encoding of its own', 'en', [0xd6, 0xd0, 0xb9, 0xfa], '中国', 'gbk'],
    ['Shift_JIS', 'ja', [0x8d, 0xde, 0x97, 0xbf], '材料', 'shift_jis'],
    ['EUC-KR', 'ko', [0xc0, 0xe7, 0xb7, 0xe1], '재료', 'euc-kr'],
    ['UTF-16, little end first', 'ko', [0xff, 0xfe, 0x2d, 0x4e], '中', 'utf-16le'],
    ['UTF-16, big end first', 'ja', [0xfe, 0xff, 0x4e, 0x2d], '中', 'utf-16be'],
  ] as const)('reads %s', (_, language, bytes, text, encoding) => {
    expect(decodeText(new Uint8Array(bytes), language)).toEqual({ text, encoding });
  });
});
