import type { BaseRow } from '../../data/system/rows';
import type { Body } from './body';
import { refusal } from './refusal';
import { nextNumber, system } from './state';

const HOURS_AHEAD = 8;
const DELETE_FAILED = '删除数据失败，是否刷新页面重试？';

/** Adds a row: new id, version 0, current times and users. */
export function insertRow<T extends BaseRow>(rows: T[], fields: Omit<T, keyof BaseRow>, userId: string): T {
  const time = clockText();
  const base: BaseRow = {
    id: newId(),
    createBy: userId,
    createTime: time,
    updateBy: userId,
    updateTime: time,
    version: 0,
    encryptData: null,
  };
  const row = { ...fields, ...base } as T;
  rows.push(row);
  return row;
}

/**
 * Changes the row that `body.id` names and increments its version. Code 10100 if it is gone or `body.version` is not
 * its version; a missing version skips the check, a number may be sent as text.
 */
export function updateRow<T extends BaseRow>(rows: T[], body: Body, changes: Partial<T>, userId: string): T {
  const row = rows.find(({ id }) => id === body['id']);
  const version = body['version'];
  if (row === undefined || (version !== null && version !== undefined && Number(version) !== row.version))
    throw refusal(10100);
  return Object.assign(row, changes, { version: row.version + 1, updateBy: userId, updateTime: clockText() });
}

/** Deletes the rows with these ids; code 10100 when there is none. */
export function deleteRows(rows: BaseRow[], ids: readonly string[]): void {
  const remaining = rows.filter(({ id }) => !ids.includes(id));
  if (remaining.length === rows.length) throw refusal(10100, DELETE_FAILED);
  rows.splice(0, rows.length, ...remaining);
}

/**
 * The changes of an update: fields that are sent and not empty, and those in `always` as they are (missing ones as
 * null).
 */
export function changesIn<T extends BaseRow>(
  body: Body,
  fields: (keyof T & string)[],
  always: (keyof T & string)[] = [],
): Partial<T> {
  const sent = fields.filter(
    (field) => body[field] !== undefined && body[field] !== null && body[field] !== '',
  );
  const entries = [
    ...sent.map((field) => [field, body[field]]),
    ...always.map((field) => [field, body[field] ?? null]),
  ];
  return Object.fromEntries(entries) as Partial<T>;
}

/** The ids of `?ids=1,2,3`. */
export function idsOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((id) => id !== '');
}

/** A long number as text, like the back end's ids. */
function newId(): string {
  return String(1_790_000_000_000_000_000n + BigInt(nextNumber()));
}

/** Now on the clock of the back end, `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export function clockText(): string {
  return new Date(system().now() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
