import writeWorkbook from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { editionEngine } from '@/features/editions/engine/edition-engine';
import { openEngine } from '@/features/editions/engine/open-engine';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const QUESTION = { subject: 'VN', validFrom: '2027-01-01', byHand: null, repairs: [] };
const FILE =
  'Mã hàng,Mô tả hàng hóa,NK ưu đãi,RCEP C\n8507,Ắc qui,,\n85076010,Loại khác,5,năm\n87038011,Xe,70,*\n';

async function opened(text = FILE) {
  const engine = editionEngine();
  const file = await engine.open(bytes(text), 'zh', 'VN', null);
  engine.setCodes('850760 870380');
  return { engine, file };
}

describe('the engine', () => {
  it('opens, checks with repairs, and gives the lines in parts', async () => {
    const { engine, file } = await opened();
    expect(file).toMatchObject({ rows: 4, encoding: 'utf-8', hasFormulas: false });
    expect(file.sample[0]).toEqual(['Mã hàng', 'Mô tả hàng hóa', 'NK ưu đãi', 'RCEP C']);
    const checked = engine.check(QUESTION);
    expect(checked).toMatchObject({ isComplete: true, lines: 2, codes: 2, skipped: 1, problemCount: 1 });
    expect(checked.reasons).toEqual([['unknownNotation', 1]]);
    const repairs = [{ row: 3, column: 3, text: '4' }];
    expect(engine.check({ ...QUESTION, repairs }).problemCount).toBe(0);
    expect(engine.take(1, 1)).toEqual({
      columns: ['code', 'vi', 'mfn', 'rcepCn'],
      rows: [['87038011', 'Xe', '70', '*']],
    });
  });

  it('reads a workbook whose rates are percentages', async () => {
    const workbook = await writeWorkbook([
      ['Mã hàng', 'NK ưu đãi', 'RCEP C'].map((value) => ({ value, type: String })),
      [
        { value: '85076010', type: String },
        { value: 0.07, type: Number, format: '0%' },
        { value: 0.05, type: Number, format: '0.0%' },
      ],
    ]).toBuffer();
    const engine = editionEngine();
    await engine.open(new Uint8Array(workbook), 'zh', 'VN', null);
    engine.setCodes('850760');
    expect(engine.check(QUESTION)).toMatchObject({ lines: 1, problemCount: 0 });
    expect(engine.take(0, 1).rows).toEqual([['85076010', '7', '5']]);
  });

  it('compares with the lines it was given', async () => {
    const { engine } = await opened(FILE.replace('năm', '4'));
    engine.check(QUESTION);
    engine.addLines('before', { columns: ['code', 'mfn', 'rcepCn'], rows: [['85076010', '5', '5']] });
    engine.addLines('before', { columns: ['code', 'mfn', 'rcepCn'], rows: [['85076020', '5', '']] });
    const compared = engine.compare('VN');
    expect(compared).toMatchObject({
      before: 2,
      after: 2,
      counts: { changed: 1, added: 1, removed: 1 },
      newColumns: ['vi'],
    });
    const { rows, total } = engine.changes(null, 0, 10);
    expect(total).toBe(3);
    expect(rows.map(({ kind, code, cells, size }) => [kind, code, cells.length, size])).toEqual([
      ['changed', '85076010', 1, 1],
      ['removed', '85076020', 1, null],
      ['added', '87038011', 2, null],
    ]);
    expect(compared.verdicts.groups).toEqual([['CN', 3]]);
    expect(compared.uncovered).toBe(0);
  });

  it('has every problem and every change, with the answers that change, and counts new rates above 100 %', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => `${87038000 + at},Xe,${at === 0 ? 150 : 5},5`);
    const { engine } = await opened(`Mã hàng,Mô tả hàng hóa,NK ưu đãi,RCEP C\n${rows.join('\n')}\n`);
    const checked = engine.check(QUESTION);
    const problems = engine.problems(0, 20_000);
    expect(problems).toHaveLength(checked.problemCount);
    expect(checked.listed).toBe(checked.problemCount);
    expect(checked.problems).toEqual(problems.slice(0, 50));
    expect(engine.problems(60, 3)).toEqual(problems.slice(60, 63));
    expect(checked.problemCount).toBeGreaterThan(2000);
    const columns = ['code', 'vi', 'mfn', 'rcepCn'];
    const lines = Array.from({ length: 400 }, (_, at) => [String(85076000 + at), 'Xe', '5', '5']);
    const other = editionEngine();
    other.addLines('before', { columns, rows: lines });
    other.addLines('after', {
      columns,
      rows: lines.map(([code = '', name = '']) => [code, name, '150', '5']),
    });
    const compared = other.compare('VN');
    const changes = other.changes(null, 0, 1000).rows;
    expect([changes.length, compared.steep, compared.verdicts.lines]).toEqual([400, 400, 400]);
    expect(changes[0]?.verdicts).toEqual([{ party: 'CN', before: 'same', after: 'lower' }]);
  });

  it('takes columns chosen by hand, and reads nothing of another importer or an unknown head', async () => {
    const { engine } = await opened('Title,x\nMy code,My rate\n85076010,5\n');
    expect(engine.check(QUESTION)).toMatchObject({ format: null, isComplete: false });
    const byHand = { shape: 'wide' as const, headRow: 1, places: { code: 0, mfn: 1 } };
    expect(engine.check({ ...QUESTION, byHand })).toMatchObject({ isComplete: true, lines: 1 });
    const japan = await opened('統計番号,基本\n850760000,無税\n');
    const other = japan.engine.check(QUESTION);
    expect([other.format?.subject, other.isComplete, other.lines]).toEqual(['JP', false, 0]);
  });

  it.each([
    ['empty', ''],
    ['notATable', 'one\ntwo\n'],
    ['otherFormat', '%PDF-1.7'],
  ])('refuses a file: %s', async (fault, text) => {
    await expect(editionEngine().open(bytes(text), 'zh', 'VN', null)).rejects.toMatchObject({ fault });
  });

  it('runs without workers too', async () => {
    const engine = openEngine();
    await engine.run('open', bytes(FILE), 'zh', 'VN', null);
    await engine.run('setCodes', '850760 870380');
    expect((await engine.run('check', QUESTION)).lines).toBe(2);
    engine.close();
  });
});

describe('rows of a file', () => {
  const found = (
    engine: Awaited<ReturnType<typeof opened>>['engine'],
    text: string,
    isRepairedOnly = false,
  ) => engine.rows({ text, isRepairedOnly }, 0, 10).rows.map(({ row }) => row);

  it('are found by the beginning of their code or a part of their name, below the head and with a code', async () => {
    const { engine } = await opened();
    expect(found(engine, '')).toEqual([]);
    engine.check(QUESTION);
    expect(found(engine, '')).toEqual([2, 3, 4]);
    expect(found(engine, '8507.60')).toEqual([3]);
    expect(found(engine, 'XE')).toEqual([4]);
    expect(found(engine, '507')).toEqual([]);
    expect(engine.rows({ text: '', isRepairedOnly: false }, 1, 1)).toEqual({
      rows: [{ row: 3, cells: ['85076010', 'Loại khác', '5', 'năm'], isLeftOut: false }],
      total: 3,
    });
  });

  it('have their corrections; those left out and added are found as well', async () => {
    const { engine } = await opened();
    const repairs = [
      { row: 3, column: 3, text: '4' },
      { row: 4, column: null, text: '' },
      { row: 7, column: 0, text: '87038012' },
      { row: 7, column: 2, text: '60' },
    ];
    expect(engine.check({ ...QUESTION, repairs })).toMatchObject({ problemCount: 0, lines: 2 });
    expect(found(engine, '', true)).toEqual([3, 4, 7]);
    expect(found(engine, 'xe')).toEqual([4]);
    expect(engine.rows({ text: '', isRepairedOnly: true }, 0, 10).rows).toEqual([
      { row: 3, cells: ['85076010', 'Loại khác', '5', '4'], isLeftOut: false },
      { row: 4, cells: ['87038011', 'Xe', '70', '*'], isLeftOut: true },
      { row: 7, cells: ['87038012', '', '60'], isLeftOut: false },
    ]);
    expect(engine.take(1, 1).rows).toEqual([['87038012', '', '60', '']]);
    expect(engine.check({ ...QUESTION, repairs: [] })).toMatchObject({ lines: 2, problemCount: 1 });
    expect(found(engine, '', true)).toEqual([]);
  });
});

it('gives the lines of an edition with a text', async () => {
  const engine = editionEngine();
  const columns = ['code', 'vi', 'mfn'];
  engine.addLines('after', { columns, rows: [['85076010', 'Ắc qui', '5']] });
  engine.addLines('after', { columns, rows: [['87038011', 'Xe', '70']] });
  expect(engine.lines('VN', 'ắc', 0, 10)).toEqual({ columns, rows: [['85076010', 'Ắc qui', '5']], total: 1 });
  expect(engine.lines('VN', '', 1, 1)).toEqual({ columns, rows: [['87038011', 'Xe', '70']], total: 2 });
  expect(engine.lines('VN', '5', 0, 10).total).toBe(0);
});
