import { describe, expect, it } from 'vitest';
import { RISK_COMPONENT_IDS } from '@/domain/indices';
import { shownChange } from '@/pages/portal/trade-index/sections/shown-change';

const shown = (changes: readonly (number | null)[]) => {
  const parts = RISK_COMPONENT_IDS.map((id, index) => ({ id, change: changes[index] ?? null }));
  const total = parts.reduce((sum, { change }) => sum + (change ?? 0), 0);
  return shownChange({ total, parts, uneven: [] }).map(({ points }) => points);
};

describe('the printed change', () => {
  it.each([
    [
      [19.1, 2, -2.9, -2, -1.8235, -1.8235],
      [19.1, 2, -2.9, -2, -1.82, -1.83, 12.55],
    ],
    [
      [0.004, 0.004, 0, null, null, null],
      [0.01, 0, 0, null, null, null, 0.01],
    ],
    [
      [null, -1.006, 1.006, 0, 0, 0],
      [null, -1.01, 1.01, 0, 0, 0, 0],
    ],
    [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
    ],
  ])('%j is printed %j', (changes, points) => {
    expect(shown(changes)).toEqual(points);
  });
});
