import { describe, expect, it } from 'vitest';
import { rateAsSent } from '@/features/tariffs/tariffs-schema';
import { percent } from './sample-line';

describe('the days a rate is valid for', () => {
  it.each([
    ['2026-12-31', true],
    ['2099-12-31', true],
    ['9999-12-31', false],
    ['2026-12-31T00:00:00', false],
    ['2026-12', false],
    ['', false],
  ])('%s: %s', (validTo, isTaken) => {
    expect(rateAsSent.safeParse({ ...percent(5), validTo }).success).toBe(isTaken);
  });
});
