import type { CustomSeriesRenderItem } from 'echarts';
import { hatch } from './hatch';
import { KEY_ROW, KEY_SAMPLE } from './series-chart';
import type { SeriesDrawing } from './series-chart';
import { barFill, lineStyle } from './series-style';
import { fitWords, wordsWidth } from '../words-width';

/**
 * The background of an x value: hatched with a note if no coloured series has a value; and, once, the line at zero.
 */
export function drawGround({
  chart,
  tokens,
  axis,
  bandWidth,
  sheet,
  coloured,
  drawn,
}: SeriesDrawing): CustomSeriesRenderItem {
  const requested = coloured.length > 0 ? coloured : drawn;
  return ({ dataIndex }, api) => {
    const [centre = 0, top = 0] = api.coord([dataIndex, axis.top]);
    const bottom = api.coord([dataIndex, axis.bottom])[1] ?? 0;
    const isEmpty = requested.every(({ values }) => values[dataIndex] === null);
    const shape = {
      x: centre - bandWidth / 2 + 2,
      y: top,
      width: Math.max(1, bandWidth - 4),
      height: bottom - top,
    };
    const words = isEmpty && bandWidth > wordsWidth(chart.gapText) ? chart.gapText : '';
    const zero = axis.bottom < 0 ? (api.coord([dataIndex, 0])[1] ?? 0) : null;
    return {
      type: 'group',
      children: [
        { type: 'rect', shape, style: { fill: isEmpty ? hatch(tokens.rule) : 'transparent' } },
        ...(zero === null
          ? []
          : [
              {
                type: 'line' as const,
                shape: { x1: centre - bandWidth / 2, x2: centre + bandWidth / 2, y1: zero, y2: zero },
                style: { stroke: tokens['text-3'], lineWidth: 1 },
              },
            ]),
        {
          type: 'text',
          silent: true,
          style: {
            text: words,
            x: centre,
            y: top + (bottom - top) / 2,
            align: 'center',
            verticalAlign: 'middle',
            fontSize: 13,
            fontFamily: sheet.fontFamily,
            fill: tokens['text-2'],
            backgroundColor: words === '' ? undefined : tokens.bg,
            padding: [2, 3],
          },
        },
      ],
    };
  };
}

/** The key above the plot: a sample of each coloured series and its name. */
export function drawKey({ key, tokens, sheet, left, chart }: SeriesDrawing): CustomSeriesRenderItem {
  return ({ dataIndex }) => {
    if (dataIndex !== 0 || key.length === 0) return null;
    return {
      type: 'group',
      children: key.flatMap(({ series, x, row, name }) => {
        const [from, middle] = [left + x, row * KEY_ROW + KEY_ROW / 2];
        const sample =
          chart.kind === 'line'
            ? {
                type: 'polyline' as const,
                shape: {
                  points: [
                    [from, middle],
                    [from + 24, middle],
                  ],
                },
                style: lineStyle(tokens, series.place),
              }
            : {
                type: 'rect' as const,
                shape: { x: from + 6, y: middle - 7, width: 18, height: 14 },
                style: { fill: barFill(tokens, series.place), stroke: tokens['rule-2'], lineWidth: 1 },
              };
        const text = {
          type: 'text' as const,
          silent: true,
          style: {
            text: fitWords(name, sheet.width - from - KEY_SAMPLE),
            x: from + KEY_SAMPLE,
            y: middle,
            verticalAlign: 'middle' as const,
            fontSize: 13,
            fontFamily: sheet.fontFamily,
            fill: tokens['text-2'],
          },
        };
        return [sample, text];
      }),
    };
  };
}
