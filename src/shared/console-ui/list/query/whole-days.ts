import type { ListWire } from './list-wire';

/**
 * The query with the two dates of a field (`<field>_BEGIN`, `<field>_END`) as moments: from the first second of one to
 * the last of the other. Another text is no date and filters nothing, as in the empty field.
 */
export function withWholeDays(wire: ListWire, field: string): ListWire {
  const times = new Map([
    [`${field}_BEGIN`, '00:00:00'],
    [`${field}_END`, '23:59:59'],
  ]);
  const entries = Object.entries(wire).flatMap(([key, value]): [string, string | number][] => {
    const time = times.get(key);
    if (time === undefined) return [[key, value]];
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? [[key, `${value} ${time}`]] : [];
  });
  return Object.fromEntries(entries);
}
