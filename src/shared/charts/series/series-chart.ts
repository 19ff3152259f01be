import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from '../chart-sheet';
import { colourPlaces, placesOf, valuesAt } from '../chart-series';
import type { ChartKind, ChartSeries } from '../chart-series';
import { axisDecimals, valueAxis } from './value-axis';
import type { ValueAxis } from './value-axis';
import { wordsWidth } from '../words-width';

/** A chart of series with its texts in the reader's language. */
export interface SeriesChart {
  kind: ChartKind;
  series: readonly ChartSeries[];
  /** Of more than six series, the ids of the coloured ones. */
  selected: readonly string[];
  /** Shown for missing values. */
  gapText: string;
  nameOf: (series: ChartSeries) => string;
  /** Formats a value without its unit. */
  write: (value: number) => string;
  /** Formats an axis number with that many decimals. */
  tick: (value: number, decimals: number) => string;
}

/** One series to draw: `place` among the coloured ones or null, a value for each x value. */
export interface DrawnSeries {
  id: string;
  name: string;
  place: number | null;
  values: readonly (number | null)[];
  /** Indices of the x values the line is not connected to. */
  breaks: readonly number[];
}

/** One entry of the key: its distance from the left edge of the plot, and its row. */
interface KeyEntry {
  series: DrawnSeries;
  x: number;
  row: number;
  name: string;
}

/** Everything needed to draw the marks of a chart; lengths in CSS pixels. */
export interface SeriesDrawing {
  chart: SeriesChart;
  tokens: ThemeTokens;
  sheet: ChartSheet;
  places: readonly string[];
  /** Grey ones first, so that coloured ones are on top. */
  drawn: readonly DrawnSeries[];
  coloured: readonly DrawnSeries[];
  axis: ValueAxis;
  left: number;
  right: number;
  top: number;
  bandWidth: number;
  /** Names are shown at the ends of the lines; else in the key above. */
  hasEndLabels: boolean;
  key: readonly KeyEntry[];
}

/** Computes the layout, for a sheet of one size. */
export function seriesDrawing(chart: SeriesChart, tokens: ThemeTokens, sheet: ChartSheet): SeriesDrawing {
  const places = placesOf(chart.series);
  const colours = colourPlaces(chart.series, chart.selected);
  const all = chart.series.map((series): DrawnSeries => ({
    id: series.id,
    name: chart.nameOf(series),
    place: colours.get(series.id) ?? null,
    values: valuesAt(series, places),
    breaks: (series.breaks ?? []).map((place) => places.indexOf(place)),
  }));
  const coloured = all.filter(({ place }) => place !== null);
  const drawn = [...all.filter(({ place }) => place === null), ...coloured];
  const axis = valueAxis(extremes(chart.kind, all), chart.kind !== 'line');
  const decimals = axisDecimals(axis);
  const left =
    Math.max(wordsWidth(chart.tick(axis.top, decimals)), wordsWidth(chart.tick(axis.bottom, decimals))) + 10;
  const named = all.length > 1 ? coloured : [];
  const nameWidth = Math.max(0, ...named.map(({ name }) => wordsWidth(name))) + END_GAP;
  const halfBand = 1 / (2 * Math.max(1, places.length));
  const hasEndLabels = chart.kind === 'line' && named.length > 0 && nameWidth <= sheet.width * WIDEST_NAMES;
  // Names begin after the last x value, which is half a band before the end of the plot.
  const beyond = (nameWidth - (sheet.width - left) * halfBand) / (1 - halfBand);
  const right = hasEndLabels ? Math.max(4, beyond) : 12;
  const key = hasEndLabels ? [] : keyOf(named, sheet.width - left - 12);
  const rows = Math.max(0, ...key.map(({ row }) => row + 1));
  return {
    chart,
    tokens,
    sheet,
    places: places.map(String),
    drawn,
    coloured,
    axis,
    left,
    right,
    top: 14 + rows * KEY_ROW,
    bandWidth: (sheet.width - left - right) / Math.max(1, places.length),
    hasEndLabels,
    key,
  };
}

/** Height of a row of the key. */
export const KEY_ROW = 22;
/** Width of the sample before a name in the key, with the gap after it. */
export const KEY_SAMPLE = 30;
/** Distance from the end of the plot to a name. */
export const END_GAP = 14;
/** Maximum share of the width for names at the ends of lines. */
const WIDEST_NAMES = 0.34;

function extremes(kind: ChartKind, drawn: readonly DrawnSeries[]): number[] {
  if (kind !== 'stacked') return drawn.flatMap(({ values }) => values.filter((value) => value !== null));
  const count = drawn[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const parts = drawn.map(({ values }) => values[index] ?? 0);
    return [sum(parts.filter((part) => part > 0)), sum(parts.filter((part) => part < 0))];
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function keyOf(named: readonly DrawnSeries[], width: number): KeyEntry[] {
  let [x, row] = [0, 0];
  return named.map((series) => {
    const own = KEY_SAMPLE + wordsWidth(series.name) + 12;
    if (x > 0 && x + own > width) [x, row] = [0, row + 1];
    const entry = { series, x, row, name: series.name };
    x += own;
    return entry;
  });
}
