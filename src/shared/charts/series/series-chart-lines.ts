import type { CustomSeriesRenderItem } from 'echarts';
import { END_GAP } from './series-chart';
import type { DrawnSeries, SeriesDrawing } from './series-chart';
import { lineStyle, seriesColour } from './series-style';
import { spreadLabels } from './spread-labels';

/** One line, broken where values are missing; a value between two gaps is a dot, so that it is visible. */
export function drawLine({ tokens, bandWidth }: SeriesDrawing, series: DrawnSeries): CustomSeriesRenderItem {
  const hasDots = series.place !== null && bandWidth >= ROOM_FOR_DOTS;
  return ({ dataIndex }, api) => {
    if (dataIndex !== 0) return null;
    const runs = runsOf(series).map((run) =>
      run.map(([index, value]) => api.coord([index, value]) as [number, number]),
    );
    const dots = runs.flatMap((run) => (hasDots || run.length === 1 ? run : []));
    return {
      type: 'group',
      children: [
        ...runs
          .filter((run) => run.length > 1)
          .map((points) => ({
            type: 'polyline' as const,
            shape: { points },
            style: lineStyle(tokens, series.place),
          })),
        ...dots.map(([cx, cy]) => ({
          type: 'circle' as const,
          shape: { cx, cy, r: series.place === null ? 1.5 : 3 },
          style: { fill: seriesColour(tokens, series.place) },
        })),
      ],
    };
  };
}

/**
 * The names at the ends of the lines, moved apart if they would overlap, each connected to its end by a hairline. A
 * line that ends earlier has its name right there: a hairline across would look like values.
 */
export function drawEndLabels(drawing: SeriesDrawing): CustomSeriesRenderItem {
  const { tokens, sheet, coloured, axis, hasEndLabels, places } = drawing;
  return ({ dataIndex }, api) => {
    if (dataIndex !== 0 || !hasEndLabels) return null;
    const all = coloured.flatMap(({ name, values }) => {
      const last = values.findLastIndex((value) => value !== null);
      const value = values[last] ?? null;
      if (value === null) return [];
      const [x = 0, y = 0] = api.coord([last, value]);
      return [{ name, x, y, isEarly: last < places.length - 1 }];
    });
    const [edge = 0, top = 0] = api.coord([places.length - 1, axis.top]);
    const bottom = api.coord([0, axis.bottom])[1] ?? 0;
    const ends = all.filter(({ isEarly }) => !isEarly);
    const heights = spreadLabels(
      ends.map(({ y }) => y),
      LABEL_GAP,
      top,
      bottom - 9,
    );
    const text = (name: string, x: number, y: number) => ({
      type: 'text' as const,
      silent: true,
      style: {
        text: name,
        x,
        y,
        verticalAlign: 'middle' as const,
        fontSize: 13,
        fontFamily: sheet.fontFamily,
        fill: tokens.text,
      },
    });
    const from = edge + END_GAP;
    const leadStyle = { stroke: tokens['rule-2'], lineWidth: 1, fill: 'none' };
    return {
      type: 'group',
      children: [
        ...all.filter(({ isEarly }) => isEarly).map(({ name, x, y }) => text(name, x + 8, y - 10)),
        ...ends.flatMap(({ name, x, y }, index) => {
          const at = heights[index] ?? y;
          const points = [
            [x + 5, y],
            [from - 3, at],
          ];
          const lead = { type: 'polyline' as const, silent: true, shape: { points }, style: leadStyle };
          return [lead, text(name, from, at)];
        }),
      ],
    };
  };
}

/** Height of a name at the end of a line. */
const LABEL_GAP = 18;
const ROOM_FOR_DOTS = 16;

/** The runs of consecutive values, as pairs of index and value. */
function runsOf({ values, breaks }: DrawnSeries): [number, number][][] {
  const runs: [number, number][][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null || breaks.includes(index)) runs.push([]);
    if (value !== null) runs.at(-1)?.push([index, value]);
  }
  return runs.filter((run) => run.length > 0);
}
