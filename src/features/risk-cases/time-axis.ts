import { firstDay, lastDay } from './partial-date';

/** A point on the axis in per cent of its length, with its row so that close points do not overlap. */
export interface AxisPoint {
  at: number;
  row: number;
}

/** Whole years on the axis. */
export interface AxisYear {
  year: number;
  at: number;
}

/** A time axis for drawing; positions are in per cent of its length. */
export interface TimeAxis {
  /** The positions of the dates, in their order; a year or a month is at its middle. */
  points: AxisPoint[];
  years: AxisYear[];
  /** The position of a day, clamped to the axis. */
  placeOf: (day: string) => number;
}

const MOST_YEARS = 8;

/**
 * An axis of whole years over `dates` (years, months or days), reaching to `upTo`. Points closer than `gap` per cent
 * are put in separate rows.
 */
export function timeAxis(dates: readonly string[], upTo: readonly string[], gap = 8): TimeAxis {
  const all = [...dates, ...upTo];
  const first = Math.min(...all.map((date) => Number(date.slice(0, 4))));
  const last = Math.max(...all.map((date) => Number(date.slice(0, 4)))) + 1;
  const [start, end] = [Date.UTC(first, 0, 1), Date.UTC(last, 0, 1)];
  const place = (moment: number) => Math.min(100, Math.max(0, ((moment - start) / (end - start)) * 100));
  const placeOf = (day: string) => place(Date.parse(`${day}T00:00:00Z`));
  const step = Math.ceil((last - first) / MOST_YEARS);
  const count = Math.floor((last - first) / step) + 1;
  return {
    points: inRows(
      dates.map((date) => (placeOf(firstDay(date)) + placeOf(lastDay(date))) / 2),
      gap,
    ),
    years: Array.from({ length: count }, (_, index) => first + index * step).map((year) => ({
      year,
      at: place(Date.UTC(year, 0, 1)),
    })),
    placeOf,
  };
}

/** Each position in the first row whose last place is at least `gap` before it. */
function inRows(places: readonly number[], gap: number): AxisPoint[] {
  const ends: number[] = [];
  const rowOf = new Map<number, number>();
  const order = places.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  for (const { at, index } of order) {
    const free = ends.findIndex((end) => at - end >= gap);
    const row = free === -1 ? ends.length : free;
    ends[row] = at;
    rowOf.set(index, row);
  }
  return places.map((at, index) => ({ at, row: rowOf.get(index) ?? 0 }));
}
