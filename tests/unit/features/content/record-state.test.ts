import { describe, expect, it } from 'vitest';
import {
  CONTENT_RIGHTS,
  RECORD_ACTIONS,
  RECORD_STATES,
  refusalOf,
  RIGHT_OF,
  stateAfter,
  visibleOn,
  withPublication,
  type RecordAction,
  type RecordSituation,
  type RecordState,
} from '@/features/content/record-state';

const situation = (state: RecordState, own: Partial<RecordSituation> = {}): RecordSituation => ({
  state,
  isPublished: state === 'published',
  isDeleted: false,
  writtenBy: 'writer',
  ...own,
});
const somebody = { userId: 'somebody', may: () => true };
const writer = { userId: 'writer', may: () => true };

describe('from which state an action is possible, for somebody else with every right', () => {
  // In the order of RECORD_STATES; true: allowed.
  const table: [RecordAction, RecordSituation['isPublished'], boolean, boolean, boolean, boolean][] = [
    ['save', false, true, false, true, true],
    ['submit', false, true, false, false, true],
    ['sendBack', false, false, true, false, false],
    ['publish', false, false, true, false, false],
    ['withdraw', true, true, true, true, true],
    ['withdraw', false, false, false, false, false],
    ['restore', false, true, false, true, true],
    ['discard', true, true, false, false, false],
    ['discard', false, false, false, false, false],
    ['delete', false, true, true, false, true],
    ['delete', true, false, false, false, false],
    ['undelete', false, false, false, false, false],
  ];
  it.each(table)('%s (published: %s)', (action, isPublished, ...allowed) => {
    const actual = RECORD_STATES.map(
      (state) => refusalOf(action, situation(state, { isPublished }), somebody, true) === null,
    );
    expect(actual).toEqual(allowed);
  });

  it.each(RECORD_ACTIONS)('%s of a deleted record', (action) => {
    const refusals = RECORD_STATES.map((state) =>
      refusalOf(action, situation(state, { isDeleted: true, isPublished: false }), somebody, true),
    );
    expect(new Set(refusals)).toEqual(new Set([action === 'undelete' ? null : 20951]));
  });
});

describe('who may', () => {
  it.each(RECORD_ACTIONS)('%s needs its right, whatever the state', (action) => {
    for (const right of CONTENT_RIGHTS) {
      const actor = { userId: 'somebody', may: (each: string) => each === right };
      const refusal = refusalOf(action, situation('draft'), actor, true);
      if (right === RIGHT_OF[action]) expect(refusal).not.toBe(100210);
      else expect(refusal).toBe(100210);
    }
  });

  it('lets a writer take back what is in review, without the right to review', () => {
    const withoutRights = { userId: 'writer', may: () => false };
    expect(refusalOf('sendBack', situation('review'), withoutRights, true)).toBeNull();
    expect(refusalOf('sendBack', situation('review', { writtenBy: 'other' }), withoutRights, true)).toBe(
      100210,
    );
  });

  it.each([
    { name: 'the writer, with a second reviewer', actor: writer, second: true, draft: 20951, review: 20952 },
    { name: 'the writer, without', actor: writer, second: false, draft: null, review: null },
    { name: 'another, with a second reviewer', actor: somebody, second: true, draft: 20951, review: null },
    { name: 'another, without', actor: somebody, second: false, draft: null, review: null },
  ])('publishes: $name', ({ actor, second, draft, review }) => {
    expect(refusalOf('publish', situation('draft'), actor, second)).toBe(draft);
    expect(refusalOf('publish', situation('withdrawn'), actor, second)).toBe(draft);
    expect(refusalOf('publish', situation('review'), actor, second)).toBe(review);
  });
});

it('leads to the next state', () => {
  expect(RECORD_ACTIONS.map((action) => stateAfter(action, 'withdrawn'))).toEqual([
    'draft',
    'review',
    'draft',
    'published',
    'withdrawn',
    'draft',
    'published',
    'withdrawn',
    'withdrawn',
  ]);
});

describe('publications', () => {
  const old = { from: '2026-01-01', values: 'old' };
  const next = { from: '2027-01-01', values: 'next' };

  it.each([
    ['2025-12-31', null],
    ['2026-01-01', 'old'],
    ['2026-12-31', 'old'],
    ['2027-01-01', 'next'],
    ['2027-06-01', null],
  ])('shows on %s: %s', (day, values) => {
    expect(visibleOn([old, next, { from: '2027-06-01', values: null }], day)).toBe(values);
  });

  it('drops what would begin later than a newer publication', () => {
    const now = { from: '2026-11-24', values: 'now' };
    expect(withPublication([old, next], now)).toEqual([old, now]);
    expect(withPublication([old, now], next)).toEqual([old, now, next]);
  });
});
