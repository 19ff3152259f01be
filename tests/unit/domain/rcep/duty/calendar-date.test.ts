import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore, isDay } from '@/domain/rcep';

const IMPOSSIBLE = [
  '2023-02-29',
  '2100-02-29',
  '2026-02-30',
  '2024-04-31',
  '2024-13-01',
  '2024-00-10',
  '2024-01-00',
  '2024-01-32',
  '2024-1-1',
  '2024-01-01T00:00',
  '20240101',
  ' 2024-01-01',
  '2024-01-01\n',
  'today',
  '',
];

describe('a day of the calendar', () => {
  it.each(['2024-02-29', '2000-02-29', '2023-02-28', '2024-04-30', '2026-12-31', '1900-01-01'])(
    '%s is one',
    (text) => expect(isDay(text)).toBe(true),
  );

  it.each(IMPOSSIBLE)('%j is none', (text) => expect(isDay(text)).toBe(false));
});

describe('the days beside a day', () => {
  it.each([
    ['2025-12-31', '2026-01-01'],
    ['2024-02-29', '2024-03-01'],
    ['2023-02-28', '2023-03-01'],
    ['2026-03-31', '2026-04-01'],
  ])('%s comes before %s', (before, after) => {
    expect(dayBefore(after)).toBe(before);
    expect(dayAfter(before)).toBe(after);
  });

  it('stay within the calendar', () => {
    expect(dayAfter('9999-12-31')).toBe('9999-12-31');
    expect(dayBefore('0000-01-01')).toBe('0000-01-01');
  });

  it.each(IMPOSSIBLE)('%j has none', (text) => {
    expect(() => dayBefore(text)).toThrow(RangeError);
    expect(() => dayAfter(text)).toThrow(RangeError);
  });
});
