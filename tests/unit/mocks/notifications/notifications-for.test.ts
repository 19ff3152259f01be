import { describe, expect, it } from 'vitest';
import type { ContentRight } from '@/features/content/record-state';
import type { LoggedEntry } from '../../../../mocks/content/audit';
import { notificationsFor } from '../../../../mocks/notifications/notifications-for';

const ME = 'me';
const OTHER = 'other';

const log = (steps: readonly [by: string, action: string, recordId?: string][]): LoggedEntry[] =>
  steps.map(([by, action, recordId = 'a'], at) => ({
    id: `audit-${at + 1}`,
    at: `2026-11-${String(at + 10)} 09:00:00`,
    by,
    byName: by,
    kind: 'law',
    recordId,
    names: { zh: `记录 ${recordId}`, vi: `Bản ghi ${recordId}` },
    action,
    before: null,
    after: null,
    note: null,
  }));

const newsFor = (entries: LoggedEntry[], rights: ContentRight[] = [], from: string | null = null) =>
  notificationsFor(entries, {
    userId: ME,
    locale: 'vi',
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

  it('a record has the name it had then, in the reader’s language; an entry without one, its id', () => {
    const entries = log([[OTHER, 'submit']]);
    const nameOf = (entry: LoggedEntry) => newsFor([entry], ['review'])[0]?.recordName;
    expect(nameOf(entries[0]!)).toEqual({ text: 'Bản ghi a', lang: 'vi' });
    expect(nameOf({ ...entries[0]!, names: { zh: '记录 a' } })).toEqual({ text: '记录 a', lang: 'zh' });
    expect(nameOf({ ...entries[0]!, names: undefined })).toEqual({ text: 'a', lang: 'vi' });
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
