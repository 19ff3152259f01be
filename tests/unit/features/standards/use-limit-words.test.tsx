import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Bound } from '@/domain/standards';
import { useLimitWords } from '@/features/standards/use-limit-words';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('en', ['comparison']));

const at = (value: number) => ({ value, isOpen: false });
const beyond = (value: number) => ({ value, isOpen: true });

it.each<[Bound, string]>([
  [{ min: at(4), max: at(9) }, '4–9'],
  [{ min: beyond(4), max: at(9) }, '> 4, ≤ 9'],
  [{ min: at(4), max: beyond(9) }, '≥ 4, < 9'],
  [{ min: beyond(4), max: beyond(9) }, '> 4, < 9'],
  [{ min: at(4), max: null }, '≥ 4'],
  [{ min: beyond(4), max: null }, '> 4'],
  [{ min: null, max: at(9) }, '≤ 9'],
  [{ min: null, max: beyond(9) }, '< 9'],
])('the bound %j is %j', (bound, words) => {
  const { result } = renderHook(useLimitWords);
  expect(result.current.bound(bound)).toBe(words);
});
