import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from '../chart-sheet';
import type { SheetOption } from '../echarts-sheet';
import { lineStyle } from '../series/series-style';
import { wordsWidth } from '../words-width';

/** One shape of a radar: a value for each axis, null without data: that corner is left out, not drawn at 0. */
export interface RadarSeries {
  id: string;
  name: string;
  values: readonly (number | null)[];
}

/** A radar from 0 to `max` on each axis. The first of `series` is the subject, the others are for comparison. */
export interface RadarChart {
  axes: readonly string[];
  max: number;
  series: readonly RadarSeries[];
  /** Formats a value for the tooltip. */
  write: (value: number | null) => string;
}

/** The radar in a theme's colours at a size: names of axes are wrapped to fit. No animation. */
export function radarChartOption(chart: RadarChart, tokens: ThemeTokens, sheet: ChartSheet): SheetOption {
  const { axes, max, series, write } = chart;
  const nameWidth = Math.min(NAME_WIDTH, sheet.width / 4, Math.max(...axes.map(wordsWidth)) + 4);
  const radius = Math.max(40, Math.min(sheet.width / 2 - nameWidth - 12, sheet.height / 2 - 40));
  return {
    animation: false,
    textStyle: { fontFamily: sheet.fontFamily },
    tooltip: {
      trigger: 'item',
      renderMode: 'richText',
      confine: true,
      transitionDuration: 0,
      backgroundColor: tokens.surface,
      borderColor: tokens['rule-2'],
      textStyle: { color: tokens.text, fontSize: 13, fontFamily: sheet.fontFamily },
      formatter: (params) => tooltipOf(chart, [params].flat()[0]?.dataIndex ?? -1),
    },
    radar: {
      shape: 'polygon',
      center: ['50%', '50%'],
      radius,
      splitNumber: 4,
      indicator: axes.map((name) => ({ name, min: 0, max })),
      axisName: { color: tokens.text, fontSize: 13, overflow: 'break', width: nameWidth },
      axisLine: { lineStyle: { color: tokens['rule-2'] } },
      splitLine: { lineStyle: { color: tokens.rule } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        symbolSize: 6,
        data: series.map(({ name, values }, place) => {
          const { stroke, lineWidth, lineDash } = lineStyle(tokens, place);
          return {
            name,
            value: values.map((value) => value ?? '-'),
            lineStyle: { color: stroke, width: lineWidth, type: lineDash },
            itemStyle: { color: stroke },
            areaStyle: place === 0 ? { color: stroke, opacity: 0.12 } : undefined,
            label:
              place === 0
                ? { show: true, color: tokens.text, fontSize: 12, formatter: labelOf(write) }
                : undefined,
          };
        }),
      },
    ],
  };
}

const NAME_WIDTH = 120;

const labelOf =
  (write: RadarChart['write']) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'number' ? write(value) : '';

function tooltipOf({ axes, series, write }: RadarChart, index: number): string {
  const shape = series[index];
  if (!shape) return '';
  return [shape.name, ...axes.map((axis, place) => `${axis}: ${write(shape.values[place] ?? null)}`)].join(
    '\n',
  );
}
