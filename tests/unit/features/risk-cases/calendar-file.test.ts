import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/features/risk-cases/calendar-file';

const file = (part: Partial<Parameters<typeof calendarFile>[0][number]>) =>
  calendarFile(
    [{ uid: 'a@x', day: '2027-12-31', summary: 's', description: 'd', url: 'https://x.test/#/a', ...part }],
    new Date('2026-11-21T08:09:10.123Z'),
  );

describe('a calendar file', () => {
  it('holds one all-day event per date, ending the day after', () => {
    const lines = file({}).split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('DTSTAMP:20261121T080910Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20271231');
    expect(lines).toContain('DTEND;VALUE=DATE:20280101');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('escapes what has a meaning there', () =>
    expect(file({ summary: 'a, b; c\\d\ne' })).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne\r\n'));

  it.each(['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'L8: %j in a text, an id or an address begins no property of its own',
    (end) => {
      const forged = `a${end}ATTENDEE:mailto:x@x.test`;
      const lines = file({ summary: forged, description: forged, uid: forged, url: forged }).split(/[\r\n]+/);
      expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
      expect(lines.join('')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    },
  );

  it('L8: escapes an id as it does a text', () =>
    expect(file({ uid: 'a;b,c\\d' })).toContain('UID:a\\;b\\,c\\\\d\r\n'));

  it('folds at 75 octets and never within a character', () => {
    const text = file({ description: '反倾销措施截止日推算'.repeat(20) });
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('反倾销措施截止日推算'.repeat(20));
  });
});
