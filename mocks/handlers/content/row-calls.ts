import { ok } from '../../envelope';
import { findPage } from '../../search/list-query';
import { standardRows, writeStandards } from '../../standards/standard-library';
import type { StandardRows } from '../../standards/standard-rows';
import type { BaseRow } from '../../data/system/rows';
import { jsonBody, textIn, type Body } from '../system/body';
import { signedCall } from '../system/call';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../system/row-writes';

type Table = 'standards' | 'indicators' | 'relations';

interface RowCalls<Row extends BaseRow, Answered extends { id: string }> {
  /** After `content/standard`. */
  path: string;
  table: Table;
  /** The word for a row in messages. */
  noun: string;
  required: readonly (keyof Row & string)[];
  nullable: readonly (keyof Row & string)[];
  /** The rows as sent; by default as saved. */
  answered?: () => Promise<Answered[]>;
  /** What a row is searched by in addition to its own fields. */
  searched?: (row: Answered) => object;
  /** Rejects a body by its fields alone. */
  checkBody: (body: Body) => void;
  /** Rejects a body that does not fit the other rows; `ownId` is empty for a new row. */
  checkRows: (rows: StandardRows, body: Body, ownId: string) => void;
  /** Fields of a new row that staff do not edit. */
  added?: Partial<Row>;
  /** Deletes the parts of deleted rows. */
  alsoDelete?: (rows: StandardRows, ids: readonly string[]) => void;
}

/** The calls by which staff list and edit one kind of rows of the library: findPage, get, insert, update, del, delAll. */
export function rowCalls<Row extends BaseRow, Answered extends { id: string } = Row>({
  path,
  table,
  noun,
  required,
  nullable,
  answered = async () => (await standardRows())[table] as unknown as Answered[],
  searched = () => ({}),
  checkBody,
  checkRows,
  added = {},
  alsoDelete,
}: RowCalls<Row, Answered>) {
  const base = `*/rcep-boot/api/v1/content/standard${path}`;
  const may = (what: string) => ({ authority: `content_standard_${what}` });
  const rowsIn = (rows: StandardRows) => rows[table] as unknown as Row[];
  const read = async (request: Request): Promise<Body> => {
    const body = await jsonBody(request);
    checkBody(body);
    return body;
  };
  // An empty text is not a value of a nullable column.
  const fieldsOf = (body: Body): Partial<Row> => {
    const sent = Object.entries(changesIn<Row>(body, [...required], [...nullable]));
    return Object.fromEntries(
      sent.map(([field, value]) => [field, value === '' ? null : value]),
    ) as Partial<Row>;
  };
  const remove = (ids: readonly string[]) =>
    writeStandards((rows) => {
      deleteRows(rows[table], ids);
      alsoDelete?.(rows, ids);
    });
  return [
    signedCall(
      'get',
      `${base}/findPage`,
      async ({ query }) => {
        const found = (await answered()).map((row) => ({ ...row, ...searched(row), row }));
        const page = findPage(found, query);
        return ok({ total: page.total, rows: page.rows.map(({ row }) => row) });
      },
      may('select'),
    ),
    signedCall(
      'get',
      `${base}/get`,
      async ({ query }) => ok((await answered()).find(({ id }) => id === query.get('id'))),
      may('select'),
    ),
    signedCall(
      'post',
      `${base}/insert`,
      async ({ request, user }) => {
        const body = await read(request);
        await writeStandards((rows) => {
          checkRows(rows, body, '');
          const fields = { ...fieldsOf(body), ...added } as Omit<Row, keyof BaseRow>;
          insertRow<Row>(rowsIn(rows), fields, user.id);
        });
        return ok(null, `新增${noun}成功`);
      },
      may('insert'),
    ),
    signedCall(
      'post',
      `${base}/update`,
      async ({ request, user }) => {
        const body = await read(request);
        await writeStandards((rows) => {
          checkRows(rows, body, textIn(body, 'id'));
          updateRow(rowsIn(rows), body, fieldsOf(body), user.id);
        });
        return ok(null, `修改${noun}成功`);
      },
      may('update'),
    ),
    signedCall(
      'post',
      `${base}/del`,
      async ({ query }) => {
        await remove([query.get('id') ?? '']);
        return ok(null, `删除${noun}成功`);
      },
      may('delete'),
    ),
    signedCall(
      'post',
      `${base}/delAll`,
      async ({ query }) => {
        await remove(idsOf(query.get('ids')));
        return ok(null, `批量删除${noun}成功`);
      },
      may('delete'),
    ),
  ];
}
