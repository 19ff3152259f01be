/** How values are drawn: `line` over time, `bar` side by side, `stacked` as parts of a sum. */
export type ChartKind = 'line' | 'bar' | 'stacked';

/** One value; null without data, which is a gap and never zero. */
export interface ChartPoint {
  x: string | number;
  y: number | null;
}

/** Values that were not checked at their official source, or are sample data. */
export type SeriesMark = 'unchecked' | 'sample';

/** Values of one subject; `name` is shown at the end of its line, in the key and in the table. */
export interface ChartSeries {
  id: string;
  name: string;
  points: readonly ChartPoint[];
  /** Shown after the name, in the table and in the file; absent for facts. */
  mark?: SeriesMark;
  /** The x values with a break in method: the line is not connected to them. */
  breaks?: readonly (string | number)[];
}

/** The most series that can be distinguished; of more, only the selected ones are coloured (look §2). */
export const MOST_COLOURED = 6;

/** The x values of all series, numbers by size, words in order of first appearance. */
export function placesOf(series: readonly ChartSeries[]): (string | number)[] {
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  return places.every((place) => typeof place === 'number') ? places.sort((a, b) => a - b) : places;
}

/** The series' values along the axis, null where it has none. */
export function valuesAt({ points }: ChartSeries, places: readonly (string | number)[]): (number | null)[] {
  const byX = new Map(points.map(({ x, y }) => [x, y]));
  return places.map((place) => byX.get(place) ?? null);
}

/**
 * The index of each series among the coloured ones, by id; null for grey ones. Up to six are all coloured, of more
 * the selected ones, in the order of the series.
 */
export function colourPlaces(
  series: readonly ChartSeries[],
  selected: readonly string[],
): Map<string, number | null> {
  const coloured =
    series.length <= MOST_COLOURED
      ? series
      : series.filter(({ id }) => selected.includes(id)).slice(0, MOST_COLOURED);
  return new Map(
    series.map((each) => [each.id, coloured.includes(each) ? coloured.indexOf(each) : null] as const),
  );
}
