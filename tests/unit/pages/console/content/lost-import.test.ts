import { describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { restOf, type LostImport } from '@/pages/console/content/import/lost-import';
import type { ImportRow } from '@/pages/console/content/import/read-import';

const row = (number: number, title: string, id: string | null = null): ImportRow => ({
  row: number,
  id,
  values: { title, summary: null },
});
const saved = (id: string, title: string, of: Partial<ContentRow> = {}) =>
  [
    id,
    // oxlint-disable-next-line no-unsafe-type-assertion -- The rules read no other field of a record.
    { id, version: 0, state: 'draft', writtenBy: 'me', values: { title }, ...of } as ContentRow,
  ] as const;

const sent = [row(2, 'A'), row(3, 'B'), row(4, 'C', 'x')];
const before = new Map([saved('x', 'old', { version: 4, state: 'published' })]);
const lost: LostImport = { rows: sent, before };
const rest = (rows: readonly ImportRow[], ...now: ReturnType<typeof saved>[]) =>
  restOf(rows, [lost], new Map(now), 'me');
const NOTHING_DONE = { inserted: 0, updated: 0, unchanged: 0 };
const asBefore = [...before] as ReturnType<typeof saved>[];

describe('the rest of a file after an import without an answer', () => {
  it('is the whole file if nothing was written', () => {
    expect(rest(sent, ...asBefore)).toEqual({ rows: sent, done: NOTHING_DONE });
  });

  it('is nothing if one row is there: the others were written too, whatever became of them', () => {
    const now = [saved('n1', 'changed since', { version: 1, writtenBy: 'colleague' }), saved('n2', 'B')];
    expect(rest(sent, ...now)).toEqual({ rows: [], done: { inserted: 2, updated: 1, unchanged: 0 } });
  });

  it('is nothing if a record was changed to what was sent', () => {
    const { rows, done } = rest(sent, saved('x', 'C', { version: 5 }));
    expect([rows, done.updated]).toEqual([[], 1]);
  });

  it('is what a corrected file has besides; rows that are the same twice are written twice', () => {
    const added = [row(5, 'D'), row(6, 'A')];
    expect(rest([...sent, ...added], saved('n1', 'A'), saved('n2', 'B')).rows).toEqual(added);
  });

  it.each([
    ['of a colleague', saved('n1', 'A', { writtenBy: 'colleague' })],
    ['in review', saved('n1', 'A', { state: 'review' })],
    ['changed since', saved('n1', 'A', { version: 1 })],
  ])('is the whole file if the only record like it is %s', (_whose, like) => {
    expect(rest(sent, ...asBefore, like).rows).toEqual(sent);
  });

  it('is the whole file if the record like it was there before', () => {
    const earlier = saved('n1', 'A');
    const attempt = { rows: sent, before: new Map([...before, earlier]) };
    expect(restOf(sent, [attempt], new Map([...before, earlier]), 'me').rows).toEqual(sent);
  });
});
