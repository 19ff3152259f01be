import type { ThemeTokens, TokenName } from '@/shared/ui/styles/theme-tokens';

const SERIES_TOKENS = ['s1', 's2', 's3', 's4', 's5', 's6'] as const satisfies readonly TokenName[];

/** Solid, dash, dot, dash-dot, then longer ones: six lines are never distinguished by colour alone (look §2). */
const DASHES: readonly (readonly number[])[] = [[], [6, 3], [2, 3], [9, 3, 2, 3], [12, 4], [4, 2, 1, 2]];

/** Strokes on a bar, in a square of eight pixels; the first bar has none. */
const STROKES = [
  '',
  'M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6',
  'M0,4 L8,4',
  'M4,0 L4,8',
  'M-2,6 L2,10 M0,0 L8,8 M6,-2 L10,2',
  'M0,4 L8,4 M4,0 L4,8',
];

/** The colour of the coloured series at `place` (0 to 5), or the grey of all others. */
export const seriesColour = (tokens: ThemeTokens, place: number | null): string =>
  place === null ? tokens['rule-2'] : tokens[SERIES_TOKENS[place % SERIES_TOKENS.length] ?? 's1'];

/** The stroke of a line: colour, width and dashes. */
export const lineStyle = (tokens: ThemeTokens, place: number | null) => ({
  stroke: seriesColour(tokens, place),
  lineWidth: place === null ? 1 : 2.5,
  lineDash: place === null ? [] : [...(DASHES[place % DASHES.length] ?? [])],
  lineCap: 'butt' as const,
  lineJoin: 'round' as const,
  fill: 'none',
});

/** The fill of a bar: a colour, or a colour with strokes, in the format of ECharts' SVG renderer. */
export function barFill(tokens: ThemeTokens, place: number | null) {
  const colour = seriesColour(tokens, place);
  const strokes = place === null ? '' : (STROKES[place % STROKES.length] ?? '');
  if (strokes === '') return colour;
  const ground = { width: '8', height: '8', fill: colour };
  const pen = { d: strokes, stroke: tokens.bg, 'stroke-width': '1.25', fill: 'none' };
  return {
    type: 'pattern' as const,
    repeat: 'repeat' as const,
    svgElement: {
      tag: 'g',
      key: `bar-${place}`,
      attrs: {},
      children: [
        { tag: 'rect', key: 'ground', attrs: ground },
        { tag: 'path', key: 'pen', attrs: pen },
      ],
    },
    svgWidth: 8,
    svgHeight: 8,
  };
}
