import { expect, it } from 'vitest';
import { reasonWithoutRcep } from '@/pages/portal/sector/pair-rcep';

it.each([
  ['IN', 'VN', 'not-a-party'],
  ['VN', 'IN', 'not-a-party'],
  ['MM', 'JP', 'not-applied'],
  ['MM', 'KR', null],
  ['CN', 'MM', null],
  ['CN', 'VN', null],
  ['VN', 'VN', null],
] as const)('from %s to %s: %s', (from, to, reason) => {
  expect(reasonWithoutRcep({ from, to })).toBe(reason);
});
