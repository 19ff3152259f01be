import { describe, expect, it } from 'vitest';
import { colourPlaces, placesOf, valuesAt } from '@/shared/charts/chart-series';
import type { ChartKind, ChartSeries } from '@/shared/charts/chart-series';
import { seriesDrawing } from '@/shared/charts/series/series-chart';
import type { SeriesChart } from '@/shared/charts/series/series-chart';
import { drawBars } from '@/shared/charts/series/series-chart-bars';
import { drawGround, drawKey } from '@/shared/charts/series/series-chart-ground';
import { drawEndLabels, drawLine } from '@/shared/charts/series/series-chart-lines';
import { seriesChartOption } from '@/shared/charts/series/series-chart-option';
import { barFill, lineStyle } from '@/shared/charts/series/series-style';
import { spreadLabels } from '@/shared/charts/series/spread-labels';
import { axisDecimals, valueAxis } from '@/shared/charts/series/value-axis';
import { fitWords, wordsWidth } from '@/shared/charts/words-width';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';

const TOKENS = themeTokens('default');
const SHEET = { width: 600, height: 300, fontFamily: 'x' };

const series = (id: string, values: (number | null)[], parts: Partial<ChartSeries> = {}): ChartSeries => ({
  id,
  name: `name ${id}`,
  points: values.map((y, index) => ({ x: 2018 + index, y })),
  ...parts,
});

const chartOf = (kind: ChartKind, list: ChartSeries[], selected: string[] = []): SeriesChart => ({
  kind,
  series: list,
  selected,
  gapText: 'no data',
  nameOf: ({ name, mark }) => (mark === 'sample' ? `${name} (sample)` : name),
  write: String,
  tick: (value, decimals) => value.toFixed(decimals),
});

type Shape = { type: string; shape?: Record<string, unknown>; style?: Record<string, unknown> };

/** What a renderer draws at one place, flat: 100 px a place, one unit of value is 10 px upwards from 200. */
function drawn(render: ReturnType<typeof drawGround>, index = 0): Shape[] {
  const api = { coord: ([place = 0, value = 0]: number[]) => [place * 100 + 50, 200 - value * 10] };
  const group = render({ dataIndex: index } as never, api as never) as { children?: Shape[] } | null;
  return group?.children ?? [];
}

const drawingOf = (...args: Parameters<typeof chartOf>) => seriesDrawing(chartOf(...args), TOKENS, SHEET);

describe('places and values', () => {
  it('orders years by size and keeps words as they come', () => {
    const late = { ...series('a', []), points: [{ x: 2020, y: 1 }] };
    expect(placesOf([late, series('b', [1, 2])])).toEqual([2018, 2019, 2020]);
    const words = { ...series('c', []), points: ['z', 'a'].map((x) => ({ x, y: 1 })) };
    expect(placesOf([words])).toEqual(['z', 'a']);
  });

  it('has null where a series has no value, never zero', () => {
    expect(valuesAt(series('a', [1, null]), [2018, 2019, 2020])).toEqual([1, null, null]);
    expect(valuesAt(series('a', [0]), [2018])).toEqual([0]);
  });

  it('colours up to six series, of more only the selected ones', () => {
    const six = 'abcdef'.split('').map((id) => series(id, [1]));
    expect([...colourPlaces(six, []).values()]).toEqual([0, 1, 2, 3, 4, 5]);
    const seven = [...six, series('g', [1])];
    expect([...colourPlaces(seven, ['g', 'b']).values()]).toEqual([null, 0, null, null, null, null, 1]);
    expect(
      [...colourPlaces(seven, 'abcdefg'.split('')).values()].filter((place) => place !== null),
    ).toHaveLength(6);
  });
});

describe('the value axis', () => {
  it.each([
    [[3793, 200], true, { bottom: 0, top: 4000, step: 1000 }],
    [[-0.24, 0.17], false, { bottom: -0.3, top: 0.2, step: 0.1 }],
    [[98, 104], false, { bottom: 96, top: 106, step: 2 }],
    [[98, 104], true, { bottom: 0, top: 150, step: 50 }],
    [[-5, -1], true, { bottom: -6, top: 0, step: 2 }],
    [[], true, { bottom: 0, top: 1, step: 0.25 }],
  ])('of %j (from zero: %s)', (values, isFromZero, expected) =>
    expect(valueAxis(values, isFromZero)).toEqual(expected),
  );

  it('has room for zeros alone', () => expect(valueAxis([0, 0], true).top).toBeGreaterThan(0));

  it('says how many places its numbers need', () => {
    expect([1000, 1, 0.5, 0.1, 0.02].map((step) => axisDecimals({ bottom: 0, top: 1, step }))).toEqual([
      0, 0, 1, 1, 2,
    ]);
  });
});

describe('names at the ends', () => {
  it.each([
    [
      [10, 50, 90],
      [10, 50, 90],
    ],
    [
      [50, 50],
      [41, 59],
    ],
    [
      [50, 52, 54],
      [34, 52, 70],
    ],
    [
      [0, 2],
      [0, 18],
    ],
    [
      [100, 99],
      [100, 82],
    ],
    [
      [60, 20, 61],
      [51.5, 20, 69.5],
    ],
  ])('%j stand at %j', (wanted, placed) => expect(spreadLabels(wanted, 18, 0, 100)).toEqual(placed));

  it('cuts a name that has no room', () => {
    expect(fitWords('贸易竞争力指数', 200)).toBe('贸易竞争力指数');
    expect(wordsWidth(fitWords('贸易竞争力指数', 50))).toBeLessThanOrEqual(50);
    expect(fitWords('贸易竞争力指数', 50)).toMatch(/…$/);
  });

  it('stand behind the lines where they fit, else in a key above', () => {
    const list = [series('a', [1, 2]), series('b', [2, 1])];
    expect(drawingOf('line', list)).toMatchObject({ hasEndLabels: true, key: [] });
    const narrow = seriesDrawing(chartOf('line', list), TOKENS, { ...SHEET, width: 180 });
    expect(narrow).toMatchObject({ hasEndLabels: false });
    expect(narrow.key.map(({ name, row }) => [name, row])).toEqual([
      ['name a', 0],
      ['name b', 1],
    ]);
  });

  it('are left away where there is one series only: the title says it', () => {
    expect(drawingOf('line', [series('a', [1])])).toMatchObject({ hasEndLabels: false, key: [] });
  });
});

describe('lines', () => {
  it('break at a gap, and show a value between two gaps as a dot', () => {
    const drawing = drawingOf('line', [series('a', [1, 2, null, 4, null])]);
    const shapes = drawn(drawLine(drawing, drawing.drawn[0]!));
    const lines = shapes.filter(({ type }) => type === 'polyline');
    expect(lines.map(({ shape }) => shape?.points)).toEqual([
      [
        [50, 190],
        [150, 180],
      ],
    ]);
    expect(shapes.filter(({ type }) => type === 'circle').map(({ shape }) => shape?.cx)).toEqual([
      50, 150, 350,
    ]);
  });

  it('are not drawn through to a value of another reckoning', () => {
    const drawing = drawingOf('line', [series('a', [1, 2, 9, 9], { breaks: [2020] })]);
    const lines = drawn(drawLine(drawing, drawing.drawn[0]!)).filter(({ type }) => type === 'polyline');
    expect(lines.map(({ shape }) => ((shape?.points ?? []) as number[][]).map(([x]) => x))).toEqual([
      [50, 150],
      [250, 350],
    ]);
  });

  it('differ by dashes and not by colour alone; others are grey hairlines below', () => {
    const dashes = [0, 1, 2, 3, 4, 5].map((place) => lineStyle(TOKENS, place).lineDash.join('-'));
    expect(new Set(dashes).size).toBe(6);
    expect(dashes.slice(0, 4)).toEqual(['', '6-3', '2-3', '9-3-2-3']);
    const seven = 'abcdefg'.split('').map((id) => series(id, [1, 2]));
    const drawing = drawingOf('line', seven, ['a']);
    expect(drawing.drawn.at(-1)).toMatchObject({ id: 'a', place: 0 });
    expect(lineStyle(TOKENS, null)).toMatchObject({ stroke: TOKENS['rule-2'], lineWidth: 1 });
    expect(drawn(drawEndLabels(drawing)).filter(({ type }) => type === 'text')).toHaveLength(1);
  });

  it('that end early have their names right there, without a hairline that would look like values', () => {
    const drawing = drawingOf('line', [series('a', [1, 2, null, null]), series('b', [3, 4, 5, 6])]);
    const shapes = drawn(drawEndLabels(drawing));
    const texts = shapes.filter(({ type }) => type === 'text').map(({ style }) => [style?.text, style?.x]);
    expect(texts).toEqual([
      ['name a', 158],
      ['name b', 364],
    ]);
    expect(shapes.filter(({ type }) => type === 'polyline')).toHaveLength(1);
  });

  it('say of made-up values that they are', () => {
    const drawing = drawingOf('line', [series('a', [1, 2], { mark: 'sample' }), series('b', [3, 4])]);
    const names = drawn(drawEndLabels(drawing)).flatMap(({ type, style }) =>
      type === 'text' ? [style?.text] : [],
    );
    expect(names).toEqual(['name a (sample)', 'name b']);
  });
});

describe('the ground', () => {
  it('is hatched and said so only where no series has a value', () => {
    const drawing = drawingOf('line', [series('a', [1, null]), series('b', [0, null])]);
    const [available] = drawn(drawGround(drawing), 0);
    const [empty, words] = drawn(drawGround(drawing), 1);
    expect(available?.style?.fill).toBe('transparent');
    expect(empty?.style?.fill).toMatchObject({ type: 'pattern' });
    expect(words?.style?.text).toBe('no data');
  });

  it('has a line at zero where values lie on both sides', () => {
    const shapes = drawn(drawGround(drawingOf('line', [series('a', [-1, 1])])));
    expect(shapes.find(({ type }) => type === 'line')?.shape).toMatchObject({ y1: 200, y2: 200 });
  });
});

describe('bars', () => {
  it('stand side by side from zero, a missing one hatched over the whole height', () => {
    const drawing = drawingOf('bar', [series('a', [2]), series('b', [null]), series('c', [-1])]);
    const [up, missing, down] = drawn(drawBars(drawing));
    expect(up?.shape).toMatchObject({ y: 180, height: 20 });
    expect(missing?.style?.fill).toMatchObject({ type: 'pattern' });
    expect(missing?.shape?.height).toBe((drawing.axis.top - drawing.axis.bottom) * 10);
    expect(down?.shape).toMatchObject({ y: 200, height: 10 });
  });

  it('are stacked on both sides of zero, and say that a part is missing', () => {
    const drawing = drawingOf('stacked', [
      series('a', [2]),
      series('b', [3]),
      series('c', [-1]),
      series('d', [null]),
    ]);
    expect(drawing.axis).toMatchObject({ bottom: -2, top: 6 });
    const shapes = drawn(drawBars(drawing)).map(({ shape }) => [shape?.y, shape?.height]);
    expect(shapes).toEqual([
      [180, 20],
      [150, 30],
      [200, 10],
      [140, 10],
    ]);
  });

  it('are distinguished by strokes and not by colour alone', () => {
    const fills = [0, 1, 2, 3, 4, 5].map((place) =>
      JSON.stringify(barFill(TOKENS, place)).replaceAll(/#\w+/g, ''),
    );
    expect(new Set(fills).size).toBe(6);
    const key = drawn(drawKey(drawingOf('bar', [series('a', [1]), series('b', [2])])));
    expect(key.flatMap(({ style }) => (style?.text === undefined ? [] : [style.text]))).toEqual([
      'name a',
      'name b',
    ]);
  });
});

describe('the option', () => {
  const optionOf = (chart: SeriesChart, width = 600) => seriesChartOption(chart, TOKENS, { ...SHEET, width });
  const one = <T>(part: T | T[] | undefined): T => [part].flat()[0] as T;

  it('moves nothing, writes 13 px everywhere, and needs no styles in markup', () => {
    const option = optionOf(chartOf('line', [series('a', [1, 2])]));
    expect(option.animation).toBe(false);
    const tooltip = one(option.tooltip);
    expect(tooltip).toMatchObject({ renderMode: 'richText', textStyle: { fontSize: 13 } });
    expect(one(option.yAxis)).toMatchObject({ axisLabel: { fontSize: 13 } });
  });

  it('says every value at a place, and what is not in the data', () => {
    const tooltip = one(optionOf(chartOf('line', [series('a', [1, 2]), series('b', [3, null])])).tooltip);
    const formatter = tooltip?.formatter as (params: unknown) => string;
    expect(formatter([{ dataIndex: 1 }])).toBe('2019\nname a  2\nname b  no data');
  });

  it('thins out years from the last one, and slants words', () => {
    const years = series(
      'a',
      Array.from({ length: 10 }, (_, index) => index),
    );
    const xAxis = one(optionOf(chartOf('line', [years]), 240).xAxis) as {
      axisLabel: { interval: (index: number) => boolean; rotate: number };
    };
    expect(xAxis.axisLabel.rotate).toBe(0);
    expect([9, 8].map((index) => xAxis.axisLabel.interval(index))).toEqual([true, false]);
    const words = {
      ...series('b', []),
      points: ['印度尼西亚', '澳大利亚', '新西兰'].map((x) => ({ x, y: 1 })),
    };
    expect(one(optionOf(chartOf('bar', [words]), 160).xAxis)).toMatchObject({ axisLabel: { rotate: 45 } });
  });
});
