import { expect, it } from 'vitest';
import { nonPartyOf } from '@/features/tariffs/country-pair/non-party';

it.each([
  ['IN', 'VN', 'IN'],
  ['JP', 'IN', 'IN'],
  ['US', 'VN', 'US'],
  ['MM', 'IN', 'IN'],
])('of %s to %s it is %s that is not a Party', (from, to, country) =>
  expect(nonPartyOf({ from, to })).toBe(country),
);
