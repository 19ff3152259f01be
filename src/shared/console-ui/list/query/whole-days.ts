import { isBackward } from '@/shared/format/day-range';
import { onServersClock } from '@/shared/format/server-moment';
import type { ListWire } from './list-wire';

/**
 * The query with the two dates of a field (`<field>_BEGIN`, `<field>_END`) as moments of the server's clock: from the
 * first second of the reader's one day to the last of the other. Another text is no date and filters nothing, as in the
 * empty field; nor does an end before the start.
 */
export function withWholeDays(wire: ListWire, field: string): ListWire {
  const [begin, end] = [`${field}_BEGIN`, `${field}_END`];
  const isOrdered = !isBackward(String(wire[begin] ?? ''), String(wire[end] ?? ''));
  const times = new Map([
    [begin, '00:00:00'],
    [end, '23:59:59'],
  ]);
  const entries = Object.entries(wire).flatMap(([key, value]): [string, string | number][] => {
    const time = times.get(key);
    if (time === undefined) return [[key, value]];
    const day = String(value);
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T${time}`));
    return isDay && isOrdered ? [[key, onServersClock(day, time)]] : [];
  });
  return Object.fromEntries(entries);
}
