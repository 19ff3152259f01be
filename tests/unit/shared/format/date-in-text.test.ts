import { describe, expect, it } from 'vitest';
import { dateInText, momentInText } from '@/shared/format/date-in-text';

describe('dates inside a sentence', () => {
  it.each([
    ['zh', '2026-07-01', '2026年7月1日'],
    ['en', '2026-07-01', '1 July 2026'],
    ['ja', '2026-07-01', '2026年7月1日'],
    ['ko', '2026-07-01', '2026년 7월 1일'],
    ['vi', '2026-07-01', '01/07/2026'],
    ['ms', '2026-07-01', '1 Julai 2026'],
    ['zh', '2026-04', '2026年4月'],
    ['en', '2026-04', 'April 2026'],
    ['ko', '2026-04', '2026년 4월'],
    ['vi', '2026-04', '04/2026'],
    ['ja', '2026', '2026年'],
    ['en', '2026', '2026'],
  ] as const)('%s: %s is %s', (language, date, text) => expect(dateInText(date, language)).toBe(text));

  it('leaves what is no date as it is', () => expect(dateInText('soon', 'en')).toBe('soon'));

  it.each([
    ['zh', '2026年7月1日 09:05'],
    ['en', '1 July 2026, 09:05'],
    ['vi', '01/07/2026 09:05'],
  ] as const)('%s: a moment is %s', (language, text) =>
    expect(momentInText(new Date(2026, 6, 1, 9, 5), language)).toBe(text),
  );
});
