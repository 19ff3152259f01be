import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import { axisTop } from '../series/axis-top';
import type { ChartSheet } from '../chart-sheet';
import type { SheetOption } from '../echarts-sheet';
import type { StepChart } from './step-chart';
import { drawPeriodGround, drawReference, drawSubject } from './step-chart-marks';
import type { StepDrawing } from './step-chart-marks';
import { wordsWidth } from '../words-width';

/**
 * The chart of look §5: a step line with its value under each step, or a bar if a single period has a value; the
 * reference in ink; periods without a value hatched and labelled; the current one on a wash. No animation.
 */
export function stepChartOption(chart: StepChart, tokens: ThemeTokens, sheet: ChartSheet): SheetOption {
  const { periods } = chart;
  const values = periods
    .flatMap(({ value, reference }) => [value, reference])
    .filter((value) => value !== null);
  const { top, step } = axisTop(values);
  const bandWidth = (sheet.width - LEFT - RIGHT) / Math.max(1, periods.length);
  const drawing: StepDrawing = { chart, tokens, top, bandWidth, fontFamily: sheet.fontFamily };
  const stride = Math.ceil((widestLabel(chart) + 8) / bandWidth);
  const series = { type: 'custom' as const, data: periods.map((_, index) => [index, 0]), clip: false };
  return {
    animation: false,
    textStyle: { fontFamily: sheet.fontFamily },
    grid: { left: LEFT, right: RIGHT, top: 32, bottom: 28 },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'none' },
      // The page's policy forbids the other mode: it writes inline styles.
      renderMode: 'richText',
      confine: true,
      transitionDuration: 0,
      backgroundColor: tokens.surface,
      borderColor: tokens['rule-2'],
      textStyle: { color: tokens.text, fontSize: 13, fontFamily: sheet.fontFamily },
      formatter: (params) => periods[[params].flat()[0]?.dataIndex ?? -1]?.tooltip ?? '',
    },
    xAxis: {
      type: 'category',
      data: periods.map((period) => period.label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: tokens['text-3'], width: 1 } },
      axisLabel: {
        fontSize: 13,
        color: tokens['text-2'],
        interval: (index: number) => (index - currentOf(chart)) % stride === 0,
        formatter: (label: string) => (isCurrentLabel(chart, label) ? `{now|${label}}` : label),
        rich: { now: { fontSize: 13, fontWeight: 'bold', color: tokens.text } },
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: top,
      interval: step,
      axisLabel: { fontSize: 13, color: tokens['text-3'], formatter: chart.tick },
      splitLine: { lineStyle: { color: tokens.rule } },
    },
    series: [
      { ...series, id: 'ground', renderItem: drawPeriodGround(drawing), z: 1 },
      { ...series, id: 'subject', renderItem: drawSubject(drawing), z: 2, silent: true },
      { ...series, id: 'reference', renderItem: drawReference(drawing), z: 3, silent: true },
    ],
  };
}

const LEFT = 36;
const RIGHT = 12;

const isCurrentLabel = ({ periods }: StepChart, label: string) =>
  periods.some((period) => period.isCurrent && period.label === label);

/** Index of the current period: labels are thinned out around it. */
const currentOf = ({ periods }: StepChart) =>
  Math.max(
    0,
    periods.findIndex((period) => period.isCurrent),
  );

const widestLabel = ({ periods }: StepChart) =>
  Math.max(...periods.map((period) => wordsWidth(period.label)));
