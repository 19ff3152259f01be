import { describe, expect, it } from 'vitest';
import { relativeTime } from '@/shared/format/relative-time';
import { startI18n, translate } from '@/shared/i18n/i18n';
import { LANGUAGES } from '@/shared/i18n/languages';

const NOW = new Date(2026, 6, 15, 12, 0, 0);
const ago = (seconds: number) => relativeTime(new Date(NOW.getTime() - seconds * 1000), 'zh', NOW);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("§9 \"Relative time: under 30 s 'just now'; under 1 hour minutes; under 1 day hours; under 2 days '1 day ago'; otherwise a date\"", () => {
  it.each<[string, number, string, number | undefined]>([
    ['a year ahead', -365 * DAY, 'time.justNow', undefined],
    ['this moment', 0, 'time.justNow', undefined],
    ['29.999 s', 29.999, 'time.justNow', undefined],
    ['30 s', 30, 'time.minutesAgo', 1],
    ['1 min 59 s', 119, 'time.minutesAgo', 1],
    ['2 min', 120, 'time.minutesAgo', 2],
    ['59 min 59.999 s, never 60', HOUR - 0.001, 'time.minutesAgo', 59],
    ['1 h', HOUR, 'time.hoursAgo', 1],
    ['23 h 59 min 59.999 s, never 24', DAY - 0.001, 'time.hoursAgo', 23],
    ['1 day', DAY, 'time.dayAgo', undefined],
    ['just under 2 days', 2 * DAY - 0.001, 'time.dayAgo', undefined],
  ])('%s', (_, seconds, key, count) =>
    expect(ago(seconds)).toEqual({ key, values: count === undefined ? {} : { count } }),
  );

  it('2 days and more are a date of the reader, as the language writes it', () => {
    expect(ago(2 * DAY)).toEqual({ date: '2026-07-13' });
    expect(relativeTime(new Date(2025, 11, 31, 23, 59), 'vi', NOW)).toEqual({ date: '31/12/2025' });
  });
});

describe('the texts of relative time', () => {
  const message = (seconds: number) => {
    const time = ago(seconds);
    return 'date' in time ? time.date : translate(`validation:${time.key}`, time.values);
  };

  it('are those of the specification in Chinese', async () => {
    await startI18n('zh', ['validation']);
    expect([0, 5 * MINUTE, 3 * HOUR, DAY].map(message)).toEqual(['刚刚', '5 分钟前', '3 小时前', '1 天前']);
  });

  it('know one and many in English', async () => {
    await startI18n('en', ['validation']);
    expect([MINUTE, 2 * MINUTE, HOUR, 2 * HOUR].map(message)).toEqual([
      '1 minute ago',
      '2 minutes ago',
      '1 hour ago',
      '2 hours ago',
    ]);
  });

  it.each(LANGUAGES)('are there in %s', async (language) => {
    await startI18n(language, ['validation']);
    for (const seconds of [0, MINUTE, HOUR, DAY]) expect(message(seconds)).not.toMatch(/time\.|\{\{/);
  });
});
