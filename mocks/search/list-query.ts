import { MockFailure } from '../envelope';

type Row = Record<string, unknown>;

/**
 * One page of `rows` like in the back end: filters `<field>_<OP>` (EQ, LIKE, LIKEL, LIKER, BEGIN, END, ORDER), then
 * `pageNo` (default 1) and `pageSize` (default 10). Unknown fields, unknown operators and empty values are ignored,
 * of a repeated key only the first value counts. A page number or size that is not a positive integer: code 9802.
 */
export function findPage<T extends object>(
  rows: readonly T[],
  query: URLSearchParams,
  operators = OPERATORS,
): { total: number; rows: T[] } {
  const found = sorted(filterRows(rows, query, operators), query);
  const { pageNo, pageSize } = paging(query);
  return { total: found.length, rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
}

export function paging(query: URLSearchParams): { pageNo: number; pageSize: number } {
  return { pageNo: positive(query, 'pageNo', 1), pageSize: positive(query, 'pageSize', 10) };
}

/**
 * The rows that pass all filters of `query`; for a list field, one of its values must pass. A field without
 * a value passes no filter, like a null in a database.
 */
export function filterRows<T extends object>(
  rows: readonly T[],
  query: URLSearchParams,
  operators = OPERATORS,
): T[] {
  const tests = conditions(query).flatMap(({ field, operator, value }) => {
    const test = operators[operator];
    return test === undefined || !rows.some((row) => field in row)
      ? []
      : [(row: T) => textsOfField(row, field).some((text) => test(text, value))];
  });
  return rows.filter((row) => tests.every((test) => test(row)));
}

/** Order by the `<field>_ORDER` parameters of known fields, in the order given; without one, by `updateTime`, newest first. */
function sorted<T extends object>(rows: T[], query: URLSearchParams): T[] {
  const expected = conditions(query).filter(
    ({ field, operator }) => operator === 'ORDER' && rows.some((row) => field in row),
  );
  const orders = expected.length > 0 ? expected : [{ field: 'updateTime', value: 'DESC' }];
  return rows.toSorted((a, b) => {
    for (const { field, value } of orders) {
      const difference = compare(textOfField(a, field), textOfField(b, field));
      if (difference !== 0) return value === 'DESC' ? -difference : difference;
    }
    return 0;
  });
}

type Operators = Partial<Record<string, (actual: string, expected: string) => boolean>>;

const OPERATORS: Operators = {
  EQ: (actual, expected) => actual === expected,
  LIKE: (actual, expected) => actual.includes(expected),
  LIKEL: (actual, expected) => actual.endsWith(expected),
  LIKER: (actual, expected) => actual.startsWith(expected),
  BEGIN: (actual, expected) => compare(actual, expected) >= 0,
  END: (actual, expected) => compare(actual, expected) <= 0,
};

/** The operators of the portal's own endpoints: those of the back end, and IN for several values. */
export const PORTAL_OPERATORS: Operators = {
  ...OPERATORS,
  IN: (actual, expected) => expected.split(',').includes(actual),
};

function conditions(query: URLSearchParams): { field: string; operator: string; value: string }[] {
  const keys = [...new Set(query.keys())];
  return keys.flatMap((key) => {
    const match = /^(\w+)_([A-Z]+)$/.exec(key);
    const value = query.get(key) ?? '';
    return match === null || value === '' ? [] : [{ field: match[1] ?? '', operator: match[2] ?? '', value }];
  });
}

function textsOfField(row: object, field: string): string[] {
  const actual = (row as Row)[field];
  if (actual === null || actual === undefined) return [];
  return Array.isArray(actual) ? actual.map(String) : [textOfField(row, field)];
}

function textOfField(row: object, field: string): string {
  const actual = (row as Row)[field];
  if (actual === null || actual === undefined) return '';
  return typeof actual === 'string' ? actual : JSON.stringify(actual);
}

/** Numbers by size if both are numbers, else by their characters. */
function compare(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return a < b ? -1 : Number(a > b);
}

function positive(query: URLSearchParams, key: string, fallback: number): number {
  const text = query.get(key) ?? '';
  if (text === '') return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new MockFailure(9802, `参数验证错误: ${key}，只能为正整数`);
  return Number(text);
}
