import type { CustomSeriesRenderItem } from 'echarts';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import { hatch } from '../series/hatch';
import { isSingle } from './step-chart';
import type { StepChart } from './step-chart';
import { wordsWidth } from '../words-width';

/** The data for the marks of a step chart; widths in CSS pixels. */
export interface StepDrawing {
  chart: StepChart;
  tokens: ThemeTokens;
  /** End of the value axis. */
  top: number;
  bandWidth: number;
  fontFamily: string;
}

/** The background of a period: a wash for the current one, hatching and words for a missing value. */
export function drawPeriodGround({
  chart,
  tokens,
  top,
  bandWidth,
  fontFamily,
}: StepDrawing): CustomSeriesRenderItem {
  const text = textIn(fontFamily);
  return (params, api) => {
    const period = chart.periods[params.dataIndex];
    if (!period) return null;
    const band = bandOf(api, params.dataIndex, top);
    const isEmpty = period.value === null;
    const isHatched = isEmpty && period.isGap;
    const words = isEmpty && bandWidth > wordsWidth(period.gapText) ? period.gapText : '';
    const now = period.isCurrent && !isSingle(chart) ? chart.now : '';
    const fill = isHatched ? hatch(tokens.rule) : period.isCurrent ? tokens.wash : 'transparent';
    return {
      type: 'group',
      children: [
        {
          type: 'rect',
          shape: { x: band.left + 2, y: band.top, width: Math.max(1, band.width - 4), height: band.height },
          style: { fill },
        },
        text(words, band.centre, band.top + band.height / 2, {
          fill: tokens['text-2'],
          backgroundColor: words === '' ? undefined : tokens.bg,
          padding: [2, 3],
        }),
        text(now, band.centre, band.top - 12, { fill: tokens['accent-strong'], fontWeight: 600 }),
      ],
    };
  };
}

/** The subject: a step from the period before, or a bar if no other period has a value. */
export function drawSubject({
  chart,
  tokens,
  top,
  bandWidth,
  fontFamily,
}: StepDrawing): CustomSeriesRenderItem {
  const text = textIn(fontFamily);
  return (params, api) => {
    const period = chart.periods[params.dataIndex];
    if (!period || period.value === null) return null;
    const band = bandOf(api, params.dataIndex, top);
    const heightOf = (value: number) => api.coord([params.dataIndex, value])[1] ?? 0;
    const y = heightOf(period.value);
    if (isSingle(chart)) {
      const half = Math.min(22, band.width * 0.24);
      const isCrowded = period.reference !== null && isBetween(y - heightOf(period.reference), -8, 24);
      const label = isCrowded
        ? text(period.valueText, band.centre + half + 6, y + 10, {
            fill: tokens.text,
            fontWeight: 600,
            align: 'left',
          })
        : text(period.valueText, band.centre, y - 11, { fill: tokens.text, fontWeight: 600 });
      const shape = { x: band.centre - half, y, width: 2 * half, height: band.top + band.height - y };
      return { type: 'group', children: [{ type: 'rect', shape, style: { fill: tokens.s1 } }, label] };
    }
    const before = chart.periods[params.dataIndex - 1]?.value ?? null;
    const from = before === null ? [] : [[band.left, heightOf(before)]];
    const isSaid = bandWidth > wordsWidth(period.valueText) && (period.value !== before || period.isCurrent);
    const isOverReference = period.reference !== null && period.reference < period.value;
    const isUnder = !isOverReference && y + 24 < band.top + band.height;
    return {
      type: 'group',
      children: [
        line([...from, [band.left, y], [band.right, y]], tokens.s1),
        text(isSaid ? period.valueText : '', band.centre, isUnder ? y + 13 : y - 11, {
          fill: tokens.text,
          fontWeight: period.isCurrent ? 600 : 400,
        }),
      ],
    };
  };
}

/** The reference: an ink line that stops where its values stop, with its name over the end. */
export function drawReference({ chart, tokens, top, fontFamily }: StepDrawing): CustomSeriesRenderItem {
  const text = textIn(fontFamily);
  const { periods } = chart;
  const last = periods.findLastIndex((period) => period.reference !== null);
  return (params, api) => {
    const value = periods[params.dataIndex]?.reference ?? null;
    if (value === null) return null;
    const band = bandOf(api, params.dataIndex, top);
    const heightOf = (percent: number) => api.coord([params.dataIndex, percent])[1] ?? 0;
    const y = heightOf(value);
    const before = periods[params.dataIndex - 1]?.reference ?? null;
    const from = before === null ? [] : [[band.left, heightOf(before)]];
    const isCentred = before === null && params.dataIndex > 0 && params.dataIndex < periods.length - 1;
    const align = isCentred ? 'center' : params.dataIndex >= periods.length / 2 ? 'right' : 'left';
    const x = { center: band.centre, right: band.right, left: band.left }[align];
    const name = params.dataIndex === last ? chart.referenceText : '';
    return {
      type: 'group',
      children: [
        line([...from, [band.left, y], [band.right, y]], tokens.mfn),
        text(name, x, y - 12, { fill: tokens.text, fontWeight: 600, align }),
      ],
    };
  };
}

type RenderApi = Parameters<CustomSeriesRenderItem>[1];

function bandOf(api: RenderApi, index: number, top: number) {
  const [centre = 0, upper = 0] = api.coord([index, top]);
  const lower = api.coord([index, 0])[1] ?? 0;
  const size = api.size?.([1, 0]);
  const width = (Array.isArray(size) ? size[0] : size) ?? 0;
  const [left, right] = [centre - width / 2, centre + width / 2];
  return { centre, left, right, width, top: upper, height: lower - upper };
}

interface TextStyle {
  fill: string;
  fontWeight?: 400 | 600;
  align?: 'left' | 'center' | 'right';
  backgroundColor?: string;
  padding?: number[];
}

const textIn = (fontFamily: string) => (words: string, x: number, y: number, style: TextStyle) => ({
  type: 'text' as const,
  silent: true,
  style: {
    fontSize: 13,
    fontFamily,
    align: 'center' as const,
    verticalAlign: 'middle' as const,
    ...style,
    text: words,
    x,
    y,
  },
});

const line = (points: number[][], stroke: string) => ({
  type: 'polyline' as const,
  shape: { points },
  style: { stroke, lineWidth: 2.5, lineCap: 'square' as const, fill: 'none' },
});

const isBetween = (value: number, low: number, high: number) => value > low && value < high;
