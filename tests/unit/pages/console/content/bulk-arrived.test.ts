import { describe, expect, it } from 'vitest';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { isCarriedOut, isTakenBack } from '@/pages/console/content/list/bulk/bulk-arrived';
import type { BulkAction } from '@/pages/console/content/list/bulk/bulk-plan';

const KIND: ContentKind = {
  id: 'law',
  fields: [
    { name: 'titleZh', type: 'text' },
    { name: 'mark', type: 'choice', options: ['fact', 'unchecked'] },
  ],
  name: 'titleZh',
  columns: [],
  filters: [],
  areas: [],
};
const record = (of: Partial<ContentRow>): ContentRow =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- The rules read no other field of a record.
  ({
    id: 'x',
    version: 3,
    state: 'draft',
    values: { titleZh: 'A', mark: 'unchecked' },
    ...of,
  }) as ContentRow;
const verified = { titleZh: 'A', mark: 'fact' };

describe('a record read again after an action without an answer', () => {
  it.each<[BulkAction, Partial<ContentRow>, Partial<ContentRow> | null, boolean]>([
    ['submit', {}, { version: 4, state: 'review' }, true],
    ['submit', {}, {}, false],
    ['submit', {}, { version: 4 }, false],
    ['submit', {}, null, false],
    ['sendBack', { state: 'review' }, { version: 4, state: 'draft' }, true],
    ['publish', { state: 'review' }, { version: 4, state: 'published' }, true],
    ['publish', { state: 'review' }, { version: 4, state: 'draft' }, false],
    ['withdraw', { state: 'published' }, { version: 4, state: 'withdrawn' }, true],
    ['verify', {}, { version: 4, values: verified }, true],
    ['verify', {}, { version: 4, values: { titleZh: 'B', mark: 'unchecked' } }, false],
    ['delete', {}, null, true],
    ['delete', {}, {}, false],
  ])('%s of %j, now %j: carried out %s', (action, before, now, expected) => {
    expect(isCarriedOut(KIND, action, record(before), now && record(now))).toBe(expected);
  });

  it.each<[BulkAction, Partial<ContentRow>, Partial<ContentRow> | null, boolean]>([
    ['submit', {}, { version: 5 }, true],
    ['submit', {}, { version: 4, state: 'review' }, false],
    ['withdraw', { state: 'published' }, { version: 5, state: 'published' }, true],
    ['verify', { state: 'published' }, { version: 5, state: 'draft' }, true],
    ['verify', {}, { version: 5, values: verified }, false],
    ['verify', {}, null, false],
    ['delete', {}, {}, true],
    ['delete', {}, null, false],
  ])('undoing %s of %j, now %j: taken back %s', (action, before, now, expected) => {
    const after = { id: 'x', version: 4 };
    expect(isTakenBack(action, record(before), after, now && record(now))).toBe(expected);
  });
});
