import { describe, expect, it } from 'vitest';
import { axisTop } from '@/shared/charts/series/axis-top';
import { isSingle } from '@/shared/charts/steps/step-chart';
import type { StepChart, StepPeriod } from '@/shared/charts/steps/step-chart';
import { stepChartOption } from '@/shared/charts/steps/step-chart-option';
import { drawPeriodGround, drawReference, drawSubject } from '@/shared/charts/steps/step-chart-marks';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';

const TOKENS = themeTokens('default');
const BAND = 100;

const period = (label: string, value: number | null, parts: Partial<StepPeriod> = {}): StepPeriod => ({
  label,
  value,
  reference: null,
  isCurrent: false,
  valueText: value === null ? '' : String(value),
  gapText: 'no data',
  isGap: value === null,
  tooltip: `${label} ${value}`,
  ...parts,
});

const chartOf = (...periods: StepPeriod[]): StepChart => ({
  periods,
  now: 'now',
  referenceText: 'MFN 15',
  tick: String,
});

const LINE = chartOf(
  period('2025', 9.5),
  period('2026', 8.2, { isCurrent: true, reference: 15 }),
  period('2027', null),
);
const BAR = chartOf(
  period('2025', null),
  period('2026', 8.2, { isCurrent: true, reference: 15 }),
  period('2027', null),
);

/** What a renderer draws at one place: all shapes and texts, flat. One unit of value is 10 px, upwards from 200. */
function drawn(
  render: ReturnType<typeof drawPeriodGround>,
  index: number,
): { type: string; [key: string]: unknown }[] {
  const api = {
    coord: ([place = 0, value = 0]: number[]) => [place * BAND + BAND / 2, 200 - value * 10],
    size: () => [BAND, 10],
  };
  const group = render({ dataIndex: index } as never, api as never) as {
    children?: { type: string }[];
  } | null;
  return group?.children ?? [];
}

const drawing = (chart: StepChart) => ({ chart, tokens: TOKENS, top: 20, bandWidth: BAND, fontFamily: 'x' });
const textsOf = (shapes: ReturnType<typeof drawn>) =>
  shapes
    .flatMap(({ type, style }) => (type === 'text' ? [(style as { text: string }).text] : []))
    .filter((text) => text !== '');
const shapeOf = (shapes: ReturnType<typeof drawn>, type: string) =>
  shapes.find((shape) => shape.type === type);

describe('the option of a step chart', () => {
  const option = stepChartOption(LINE, TOKENS, { width: 400, height: 280, fontFamily: 'x' });

  it('does not move, and its tooltip needs no styles in markup', () => {
    expect(option.animation).toBe(false);
    expect(option.tooltip).toMatchObject({ renderMode: 'richText' });
  });

  it('has one label for each period and an axis above all values', () => {
    expect(option.xAxis).toMatchObject({ data: ['2025', '2026', '2027'] });
    expect(option.yAxis).toMatchObject({ min: 0, max: 20 });
  });

  it('keeps the label of the current period when labels are thinned out', () => {
    const many = chartOf(
      ...Array.from({ length: 21 }, (_, index) =>
        period(String(2022 + index), 5, { isCurrent: index === 4 }),
      ),
    );
    const { xAxis } = stepChartOption(many, TOKENS, { width: 360, height: 260, fontFamily: 'x' });
    const { interval } = (xAxis as { axisLabel: { interval: (index: number) => boolean } }).axisLabel;
    const shown = many.periods.filter((_, index) => interval(index)).map(({ label }) => label);
    expect(shown).toContain('2026');
    expect(shown.length).toBeLessThan(11);
  });
});

describe('what is drawn', () => {
  it('is a line with the step from the period before, its value below', () => {
    const shapes = drawn(drawSubject(drawing(LINE)), 1);
    expect(shapeOf(shapes, 'polyline')).toMatchObject({
      shape: {
        points: [
          [100, 105],
          [100, 118],
          [200, 118],
        ],
      },
    });
    expect(textsOf(shapes)).toEqual(['8.2']);
  });

  it('is a bar where a single period is in the data', () => {
    expect([isSingle(LINE), isSingle(BAR)]).toEqual([false, true]);
    const shapes = drawn(drawSubject(drawing(BAR)), 1);
    expect(shapeOf(shapes, 'rect')).toMatchObject({
      shape: { y: 118, height: 82 },
      style: { fill: TOKENS.s1 },
    });
    expect(shapeOf(shapes, 'polyline')).toBeUndefined();
  });

  it('is nothing where no value is in the data, on a hatched ground that says so', () => {
    expect(drawn(drawSubject(drawing(LINE)), 2)).toEqual([]);
    const ground = drawn(drawPeriodGround(drawing(LINE)), 2);
    expect(shapeOf(ground, 'rect')).toMatchObject({ style: { fill: { type: 'pattern' } } });
    expect(textsOf(ground)).toEqual(['no data']);
  });

  it('has no hatch where something is in the data that has no place on the axis', () => {
    const chart = chartOf(period('2025', 5), period('2026', null, { isGap: false, gapText: '3/kg' }));
    const ground = drawn(drawPeriodGround(drawing(chart)), 1);
    expect(shapeOf(ground, 'rect')).toMatchObject({ style: { fill: 'transparent' } });
    expect(textsOf(ground)).toEqual(['3/kg']);
  });

  it('has the current period on a wash', () =>
    expect(shapeOf(drawn(drawPeriodGround(drawing(LINE)), 1), 'rect')).toMatchObject({
      style: { fill: TOKENS.wash },
    }));

  it('has the reference in ink, named at its end, and nothing where it is not in the data', () => {
    const shapes = drawn(drawReference(drawing(LINE)), 1);
    expect(shapeOf(shapes, 'polyline')).toMatchObject({ style: { stroke: TOKENS.mfn } });
    expect(textsOf(shapes)).toEqual(['MFN 15']);
    expect(drawn(drawReference(drawing(LINE)), 2)).toEqual([]);
  });
});

describe('the end of the axis', () => {
  it.each([
    [[8.2, 15], { top: 20, step: 5 }],
    [[2.2, 4.8], { top: 6, step: 2 }],
    [[70], { top: 100, step: 20 }],
    [[0], { top: 1.5, step: 0.5 }],
    [[], { top: 1.5, step: 0.5 }],
  ])('%j: %j', (values, axis) => expect(axisTop(values)).toEqual(axis));
});
