import { describe, expect, it } from 'vitest';
import { formatIsoDate, todayIso } from '@/shared/format/date';

describe('dates by language (look §3)', () => {
  it.each([
    ['zh', '2026-12-15', '2026-12-15'],
    ['ja', '2026-12-15', '2026-12-15'],
    ['ko', '2026-12-15', '2026-12-15'],
    ['vi', '2026-12-15', '15/12/2026'],
    ['ms', '2026-12-15', '15/12/2026'],
    ['vi', '2026-04', '04/2026'],
    ['ms', '2026', '2026'],
  ] as const)('%s: %s is %s', (language, date, text) => expect(formatIsoDate(date, language)).toBe(text));
});

describe('today', () => {
  it('is the day of the reader, not of Greenwich', () => {
    const late = new Date(2026, 11, 31, 23, 59);
    const early = new Date(2027, 0, 1, 0, 1);
    expect([todayIso(late), todayIso(early)]).toEqual(['2026-12-31', '2027-01-01']);
  });
});
