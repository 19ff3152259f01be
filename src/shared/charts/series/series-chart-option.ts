import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from '../chart-sheet';
import type { SheetOption } from '../echarts-sheet';
import { seriesDrawing } from './series-chart';
import type { SeriesChart, SeriesDrawing } from './series-chart';
import { drawBars } from './series-chart-bars';
import { drawGround, drawKey } from './series-chart-ground';
import { drawEndLabels, drawLine } from './series-chart-lines';
import { axisDecimals } from './value-axis';
import { wordsWidth } from '../words-width';

/** The chart frame of look §5 for series: names at the ends of lines or in a key, gaps hatched, no animation. */
export function seriesChartOption(chart: SeriesChart, tokens: ThemeTokens, sheet: ChartSheet): SheetOption {
  const drawing = seriesDrawing(chart, tokens, sheet);
  const { places, axis, left, right, top } = drawing;
  const labels = placeLabels(drawing);
  const decimals = axisDecimals(axis);
  const all = { type: 'custom' as const, data: places.map((_, index) => [index, 0]), clip: false };
  return {
    animation: false,
    textStyle: { fontFamily: sheet.fontFamily },
    grid: { left, right, top, bottom: labels.height },
    tooltip: {
      trigger: 'axis',
      axisPointer: {
        type: 'line',
        lineStyle: { color: tokens.control, type: 'solid', width: 1 },
        animation: false,
      },
      // The page's policy forbids the other mode: it writes inline styles.
      renderMode: 'richText',
      confine: true,
      transitionDuration: 0,
      // Removed before a picture is taken.
      hideDelay: 0,
      backgroundColor: tokens.surface,
      borderColor: tokens['rule-2'],
      textStyle: { color: tokens.text, fontSize: 13, fontFamily: sheet.fontFamily },
      formatter: (params) => tooltipText(drawing, [params].flat()[0]?.dataIndex ?? -1),
    },
    xAxis: {
      type: 'category',
      data: [...places],
      axisTick: { show: false },
      axisLine: {
        onZero: false,
        lineStyle: { color: axis.bottom === 0 ? tokens['text-3'] : tokens['rule-2'], width: 1 },
      },
      axisLabel: { fontSize: 13, color: tokens['text-2'], rotate: labels.rotate, interval: labels.isShown },
    },
    yAxis: {
      type: 'value',
      min: axis.bottom,
      max: axis.top,
      interval: axis.step,
      axisLabel: {
        fontSize: 13,
        color: tokens['text-3'],
        formatter: (value: number) => chart.tick(value, decimals),
      },
      splitLine: { lineStyle: { color: tokens.rule } },
    },
    series: [
      { ...all, id: 'ground', renderItem: drawGround(drawing), z: 1 },
      ...(chart.kind === 'line'
        ? drawing.drawn.map((series) => ({
            ...all,
            id: `line-${series.id}`,
            renderItem: drawLine(drawing, series),
            z: series.place === null ? 2 : 3,
            silent: true,
          }))
        : [{ ...all, id: 'bars', renderItem: drawBars(drawing), z: 2, silent: true }]),
      { ...all, id: 'ends', renderItem: drawEndLabels(drawing), z: 4, silent: true },
      { ...all, id: 'key', renderItem: drawKey(drawing), z: 4, silent: true },
    ],
  };
}

/** Years are thinned out from the last one back; words are all shown, rotated if they do not fit. */
function placeLabels({ places, bandWidth }: SeriesDrawing) {
  const widest = Math.max(0, ...places.map(wordsWidth));
  const areNumbers = places.every((place) => /^\d+$/.test(place));
  if (!areNumbers && widest > bandWidth) {
    return { rotate: 45, height: Math.min(120, widest * SLANT + 24), isShown: () => true };
  }
  const stride = Math.max(1, Math.ceil((widest + 8) / bandWidth));
  return { rotate: 0, height: 28, isShown: (index: number) => (places.length - 1 - index) % stride === 0 };
}

/** Sine of the angle of rotated words. */
const SLANT = 0.71;

/** All values at an x value; of many series the coloured ones. */
function tooltipText({ chart, places, coloured, drawn }: SeriesDrawing, index: number): string {
  const place = places[index];
  if (place === undefined) return '';
  const lines = (coloured.length > 0 ? coloured : drawn.slice(0, MOST_LINES)).map(({ name, values }) => {
    const value = values[index] ?? null;
    return `${name}  ${value === null ? chart.gapText : chart.write(value)}`;
  });
  return [place, ...lines].join('\n');
}

const MOST_LINES = 8;
