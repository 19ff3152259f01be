import { dayAfter } from '@/domain/rcep';

/** A day for a calendar. */
export interface CalendarDay {
  uid: string;
  /** `yyyy-MM-dd`. */
  day: string;
  summary: string;
  description: string;
  url: string;
}

const MAX_OCTETS = 75;

/** All-day events as an iCalendar file (RFC 5545): CRLF, escaped texts, lines folded at 75 octets. */
export function calendarFile(days: readonly CalendarDay[], writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//RCEP portal//Risk cases//EN',
    'CALSCALE:GREGORIAN',
    ...days.flatMap(({ uid, day, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url.replace(/[\p{Cc}\u2028\u2029]/gu, '')}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string): string => day.replaceAll('-', '');

/** TEXT of RFC 5545; any line break would start a new property, other control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Cuts before the octet limit and never within a character; each further line begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    const room = parts.length === 0 ? MAX_OCTETS : MAX_OCTETS - 1;
    if (octets(part + sign) > room) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

const octets = (text: string): number => new TextEncoder().encode(text).length;
