import { describe, expect, it } from 'vitest';
import { seen, VISIT_ENDS_AFTER_MS } from '@/features/last-visit/visit';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

describe('a visit', () => {
  it.each([
    ['the first one has nothing before it', null, NOON, { seenAt: NOON, before: null }],
    [
      'goes on with activity',
      { seenAt: NOON, before: 5 },
      NOON + 10 * MINUTE,
      { seenAt: NOON + 10 * MINUTE, before: 5 },
    ],
    [
      'lasts 30 minutes without activity',
      { seenAt: NOON, before: null },
      NOON + VISIT_ENDS_AFTER_MS,
      { seenAt: NOON + VISIT_ENDS_AFTER_MS, before: null },
    ],
    [
      'ends after that; the new one began after its last activity',
      { seenAt: NOON, before: 5 },
      NOON + VISIT_ENDS_AFTER_MS + 1,
      { seenAt: NOON + VISIT_ENDS_AFTER_MS + 1, before: NOON },
    ],
    [
      'goes on where the clock was set back',
      { seenAt: NOON, before: 5 },
      NOON - 90 * MINUTE,
      { seenAt: NOON - 90 * MINUTE, before: 5 },
    ],
  ])('%s', (_title, visit, now, expected) => {
    expect(seen(visit, now)).toEqual(expected);
  });

  it('keeps what came before through reloads within it', () => {
    const first = seen({ seenAt: NOON, before: null }, NOON + 86_400_000);
    expect(seen(seen(first, first.seenAt + MINUTE), first.seenAt + 2 * MINUTE).before).toBe(NOON);
  });
});
