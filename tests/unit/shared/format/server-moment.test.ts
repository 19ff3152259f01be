import { afterEach, describe, expect, it, vi } from 'vitest';
import { onReadersClock, onServersClock } from '@/shared/format/server-moment';

afterEach(() => vi.unstubAllEnvs());

describe('a time of the server, which is GMT+8', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-29 16:08:30', '2026-11-29 16:08:30'],
    ['Asia/Ho_Chi_Minh', '2026-11-29 16:08:30', '2026-11-29 15:08:30'],
    ['Asia/Ho_Chi_Minh', '2027-01-01 00:30:00', '2026-12-31 23:30:00'],
    ['Asia/Tokyo', '2026-11-29 23:30:00', '2026-11-30 00:30:00'],
    ['Australia/Sydney', '2026-11-29 16:08:30', '2026-11-29 19:08:30'],
  ])('%s: %s is %s for the reader', (zone, server, reader) => {
    vi.stubEnv('TZ', zone);
    expect(onReadersClock(server)).toBe(reader);
    const [day = '', time = ''] = reader.split(' ');
    expect(onServersClock(day, time)).toBe(server);
  });

  it.each(['', '2026-11-29', 'at 2026-11-29 16:08:30', '2026-13-29 16:08:30'])(
    '"%s" is no time: as it is',
    (text) => expect(onReadersClock(text)).toBe(text),
  );
});
