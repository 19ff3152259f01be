import type { CustomSeriesRenderItem } from 'echarts';
import { hatch } from './hatch';
import type { SeriesDrawing } from './series-chart';
import { barFill } from './series-style';

/** The bars at an x value: side by side, or as parts of a sum. A missing one is hatched over the whole height. */
export function drawBars(drawing: SeriesDrawing): CustomSeriesRenderItem {
  const isStacked = drawing.chart.kind === 'stacked';
  return ({ dataIndex }, api) => {
    const heightOf = (value: number) => api.coord([dataIndex, value])[1] ?? 0;
    const centre = api.coord([dataIndex, 0])[0] ?? 0;
    return { type: 'group', children: (isStacked ? stack : group)(drawing, dataIndex, centre, heightOf) };
  };
}

type Bars = (
  drawing: SeriesDrawing,
  index: number,
  centre: number,
  heightOf: (value: number) => number,
) => Rect[];

interface Rect {
  type: 'rect';
  silent: true;
  shape: { x: number; y: number; width: number; height: number };
  style: object;
}

const group: Bars = ({ drawn, tokens, axis, bandWidth }, index, centre, heightOf) => {
  if (drawn.every(({ values }) => values[index] === null)) return [];
  const whole = Math.min(bandWidth * FILLED, drawn.length * WIDEST);
  const own = whole / Math.max(1, drawn.length);
  return drawn.map(({ values, place }, at) => {
    const value = values[index] ?? null;
    const x = centre - whole / 2 + at * own;
    return value === null
      ? rect(x, heightOf(axis.top), own - GAP, heightOf(axis.bottom), { fill: hatch(tokens.rule) })
      : rect(x, heightOf(value), own - GAP, heightOf(0), { fill: barFill(tokens, place), ...edge(tokens) });
  });
};

const stack: Bars = ({ drawn, tokens, bandWidth }, index, centre, heightOf) => {
  const width = Math.min(bandWidth * FILLED, WIDEST);
  const x = centre - width / 2;
  const ends = { up: 0, down: 0 };
  const parts = drawn.flatMap(({ values, place }) => {
    const value = values[index] ?? null;
    if (value === null || value === 0) return [];
    const side = value > 0 ? 'up' : 'down';
    const from = ends[side];
    ends[side] += value;
    return [
      rect(x, heightOf(ends[side]), width, heightOf(from), { fill: barFill(tokens, place), ...edge(tokens) }),
    ];
  });
  const isShort = parts.length > 0 && drawn.some(({ values }) => values[index] === null);
  const top = heightOf(ends.up);
  return isShort ? [...parts, rect(x, top - CAP, width, top, { fill: hatch(tokens.control) })] : parts;
};

function rect(x: number, y1: number, width: number, y2: number, style: object): Rect {
  const shape = { x, y: Math.min(y1, y2), width: Math.max(1, width), height: Math.abs(y2 - y1) };
  return { type: 'rect', silent: true, shape, style };
}

const edge = (tokens: SeriesDrawing['tokens']) => ({ stroke: tokens['rule-2'], lineWidth: 1 });

/** The share of an x value's width filled by bars, the widest bar, and the gap between two. */
const FILLED = 0.74;
const WIDEST = 44;
const GAP = 2;
/** Height of the hatch on a stack with a missing part. */
const CAP = 10;
