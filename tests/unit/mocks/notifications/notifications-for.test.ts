import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/content-schema';
import type { ContentRight } from '@/features/content/record-state';
import { notificationsFor } from '../../../../mocks/notifications/notifications-for';

const ME = 'me';
const OTHER = 'other';

const log = (steps: readonly [by: string, action: string, recordId?: string][]): AuditEntry[] =>
  steps.map(([by, action, recordId = 'a'], at) => ({
    id: `audit-${at + 1}`,
    at: `2026-11-${String(at + 10)} 09:00:00`,
    by,
    byName: by,
    kind: 'law',
    recordId,
    recordName: recordId,
    action,
    before: null,
    after: null,
    note: null,
  }));

const newsFor = (entries: AuditEntry[], rights: ContentRight[] = [], from: string | null = null) =>
  notificationsFor(entries, {
    userId: ME,
    actorFor: () => ({ userId: ME, may: (right) => rights.includes(right) }),
    publishedFrom: () => from,
    today: '2026-11-24',
  });

describe('notifications for a user', () => {
  it.each<[string, [string, string, string?][], ContentRight[], string[]]>([
    [
      'submitted by somebody else, to a reviewer',
      [
        [OTHER, 'save'],
        [OTHER, 'submit'],
      ],
      ['review'],
      ['review'],
    ],
    ['to a publisher', [[OTHER, 'submit']], ['publish'], ['review']],
    ['to others', [[OTHER, 'submit']], ['update'], []],
    [
      'submitted by the user',
      [
        [ME, 'save'],
        [ME, 'submit'],
      ],
      ['review'],
      [],
    ],
    [
      'submitted and sent back since',
      [
        [OTHER, 'submit'],
        ['third', 'sendBack'],
      ],
      ['review'],
      [],
    ],
    [
      'submitted twice',
      [
        [OTHER, 'submit'],
        ['third', 'sendBack'],
        [OTHER, 'submit'],
      ],
      ['review'],
      ['review'],
    ],
    [
      'sent back to the writer',
      [
        [ME, 'save'],
        [ME, 'submit'],
        [OTHER, 'sendBack'],
      ],
      [],
      ['sentBack'],
    ],
    [
      'sent back to another writer',
      [
        [ME, 'save'],
        [OTHER, 'save'],
        [OTHER, 'sendBack'],
      ],
      [],
      ['changed'],
    ],
    [
      'published draft of the user',
      [
        [ME, 'insert'],
        [ME, 'submit'],
        [OTHER, 'publish'],
      ],
      [],
      ['published'],
    ],
    [
      'published draft of another',
      [
        [OTHER, 'insert'],
        [OTHER, 'publish'],
      ],
      [],
      [],
    ],
    [
      'changed by the user',
      [
        [OTHER, 'save'],
        [ME, 'save'],
      ],
      [],
      [],
    ],
    [
      'changed by another after the user',
      [
        [ME, 'save'],
        [OTHER, 'save'],
      ],
      [],
      ['changed'],
    ],
    [
      'withdrawn by another',
      [
        [ME, 'save'],
        [OTHER, 'withdraw'],
      ],
      [],
      ['changed'],
    ],
    [
      'another record',
      [
        [ME, 'save', 'a'],
        [OTHER, 'save', 'b'],
      ],
      [],
      [],
    ],
  ])('%s', (_name, steps, rights, expected) => {
    expect(newsFor(log(steps), rights).map(({ what }) => what)).toEqual(expected);
  });

  it.each([
    [null, '2026-11-11 09:00:00'],
    ['2026-11-11', '2026-11-11 09:00:00'],
    ['2026-11-24', '2026-11-24 00:00:00'],
    ['2026-11-25', undefined],
  ])('published from %s is news at %s', (from, at) => {
    expect(
      newsFor(
        log([
          [ME, 'save'],
          [OTHER, 'publish'],
        ]),
        [],
        from,
      )[0]?.at,
    ).toBe(at);
  });

  it('the newest is first', () => {
    const entries = log([
      [ME, 'save', 'a'],
      [ME, 'save', 'b'],
      [OTHER, 'save', 'b'],
      [OTHER, 'save', 'a'],
    ]);
    expect(newsFor(entries).map(({ recordId }) => recordId)).toEqual(['a', 'b']);
  });
});
