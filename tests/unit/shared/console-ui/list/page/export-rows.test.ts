import { describe, expect, it } from 'vitest';
import { collectRows, MAX_EXPORTED_ROWS, rowsToCsv } from '@/shared/console-ui/list/page/export-rows';

/** A list of `total` rows that remembers what was asked. */
function listOf(total: number) {
  const requested: object[] = [];
  const read = (wire: Readonly<Record<string, string | number>>) => {
    requested.push(wire);
    const start = (Number(wire['pageNo']) - 1) * Number(wire['pageSize']);
    const length = Math.max(0, Math.min(Number(wire['pageSize']), total - start));
    return Promise.resolve({ total, rows: Array.from({ length }, (_, index) => ({ id: start + index })) });
  };
  return { requested, read };
}

describe('the rows of an export', () => {
  it('are all that match the filters, whatever page is shown', async () => {
    const { requested, read } = listOf(250);
    const { rows } = await collectRows(read, { pageNo: 7, pageSize: 10, typeCode_EQ: 'a' });
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => index));
    expect(requested).toEqual([1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 100, typeCode_EQ: 'a' })));
  });

  it.each([
    [0, 0],
    [100, 100],
    [MAX_EXPORTED_ROWS + 1, MAX_EXPORTED_ROWS],
  ])('%i match: %i are written', async (total, written) => {
    const found = await collectRows(listOf(total).read, {});
    expect([found.total, found.rows.length]).toEqual([total, written]);
  });

  it('stop where the server has no more, whatever total it names', async () => {
    const read = (wire: Readonly<Record<string, string | number>>) =>
      Promise.resolve({ total: 500, rows: wire['pageNo'] === 1 ? [{ id: 1 }] : [] });
    expect((await collectRows(read, {})).rows).toHaveLength(1);
  });
});

it('the file has the titles of the columns as head, the text of each column, and no formulas', () => {
  const rows = [
    { code: 'no_yes', lock: '1', remark: null, sortNo: -1 },
    { code: '=cmd()', lock: '0', remark: 'a,"b"', sortNo: 2 },
  ];
  const csv = rowsToCsv(rows, [
    { id: 'code', head: '编号' },
    { id: 'lock', head: '内置', text: ({ lock }) => (lock === '1' ? '是' : '否') },
    { id: 'remark', head: '备注' },
    { id: 'sortNo', head: '排序', fileHead: '排序（位）' },
  ]);
  expect(csv).toBe('编号,内置,备注,排序（位）\r\nno_yes,是,,-1\r\n\'=cmd(),否,"a,""b""",2');
});
