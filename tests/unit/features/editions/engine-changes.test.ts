import { describe, expect, it } from 'vitest';
import { editionEngine } from '@/features/editions/engine/edition-engine';
import type { LineChangeKind } from '@/features/editions/engine/engine-calls';

const columns = ['code', 'vi', 'mfn', 'rcepCn'];
const lines = Array.from({ length: 120 }, (_, at) => [
  String(85076000 + at),
  at % 2 === 0 ? 'Ắc Qui' : 'Xe',
  '5',
  '5',
]);

/** All but the last ten have another rate, ten of them one that changes the answer; one line is gone, one is new. */
function compared() {
  const engine = editionEngine();
  const after = lines.slice(1).map(([code = '', name = '', mfn = '', rcep = ''], at) => {
    if (at < 10) return [code, name, '9', rcep];
    return at < 109 ? [code, name, '7', '7'] : [code, name, mfn, rcep];
  });
  engine.addLines('before', { columns, rows: lines });
  engine.addLines('after', { columns, rows: [...after, ['87038011', 'Xe', '70', '*']] });
  return { engine, summary: engine.compare('VN') };
}

const all = { kind: 'changed' as LineChangeKind, text: '', column: null, isVerdictOnly: false };

describe('the changes of a comparison', () => {
  it('are not part of its answer', () => {
    const { summary } = compared();
    expect(summary.counts).toEqual({ changed: 109, removed: 1, added: 1 });
    expect(summary).not.toHaveProperty('changes');
  });

  it('are counted by the columns in which lines differ, the most first', () => {
    expect(compared().summary.columns).toEqual([
      ['mfn', 109],
      ['rcepCn', 99],
    ]);
  });

  it('come in parts, with how many there are, kind by kind and the largest first', () => {
    const { engine } = compared();
    const whole = engine.changes(null, 0, 1000);
    expect(whole.total).toBe(111);
    expect(whole.rows.map(({ kind }) => kind)).toEqual([
      ...lines.slice(0, 109).map(() => 'changed'),
      'removed',
      'added',
    ]);
    expect(whole.rows.slice(0, 10).map(({ size }) => size)).toEqual(Array.from({ length: 10 }, () => 4));
    const parts = [0, 50, 100].map((from) => engine.changes(all, from, 50));
    expect(parts.map(({ total, rows }) => [total, rows.length])).toEqual([
      [109, 50],
      [109, 50],
      [109, 9],
    ]);
    expect(parts.flatMap(({ rows }) => rows)).toEqual(whole.rows.slice(0, 109));
    expect(engine.changes(all, 200, 50)).toEqual({ rows: [], total: 109 });
  });

  it.each([
    ['a kind', { kind: 'removed' as const }, 1],
    ['the beginning of a code, however it is separated', { text: ' 8507.60 1' }, 10],
    ['a code that only contains the text', { text: '0760' }, 0],
    ['a part of a name in any case', { text: 'ắC q' }, 54],
    ['a text of spaces and points alone', { text: ' . ' }, 0],
    ['a column', { column: 'rcepCn' }, 99],
    ['a column that did not change', { column: 'vi' }, 0],
    ['a column, which does not narrow what is gone', { kind: 'removed' as const, column: 'rcepCn' }, 1],
    ['a changed answer', { isVerdictOnly: true }, 10],
    ['a changed answer and a name', { isVerdictOnly: true, text: 'xe' }, 5],
  ])('are found by %s', (_name, wanted, total) => {
    const { engine } = compared();
    const found = engine.changes({ ...all, ...wanted }, 0, 200);
    expect([found.total, found.rows.length]).toEqual([total, total]);
  });

  it('are forgotten once another file is checked', () => {
    const { engine } = compared();
    engine.check({ subject: 'VN', validFrom: '2027-01-01', byHand: null, repairs: [] });
    expect(engine.changes(null, 0, 10)).toEqual({ rows: [], total: 0 });
  });
});

it('a check has the first problems, and the done repairs of all', async () => {
  const engine = editionEngine();
  const rows = Array.from({ length: 80 }, (_, at) => `${85076010 + at},Xe,năm`);
  await engine.open(
    new TextEncoder().encode(`Mã hàng,Mô tả hàng hóa,NK ưu đãi\n${rows.join('\n')}\n`),
    'vi',
    'VN',
    null,
  );
  engine.setCodes('850760');
  const question = { subject: 'VN', validFrom: '2027-01-01', byHand: null };
  const repairs = [
    { row: 2, column: 2, text: '5' },
    { row: 81, column: 2, text: 'sáu' },
  ];
  const checked = engine.check({ ...question, repairs });
  expect(checked).toMatchObject({ problemCount: 79, listed: 79, hasNames: true, repaired: 1 });
  expect(checked.problems).toHaveLength(50);
  expect(engine.problems(50, 50)).toHaveLength(29);
  expect(engine.problems(78, 1)[0]).toMatchObject({ row: 81, text: 'sáu' });
  expect(engine.rowProblems(81)).toMatchObject([{ row: 81, column: 2, text: 'sáu' }]);
  expect(engine.rowProblems(2)).toEqual([]);
});
