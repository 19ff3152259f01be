import { expect, it } from 'vitest';
import { radarChartOption } from '@/shared/charts/radar/radar-chart-option';
import type { RadarChart } from '@/shared/charts/radar/radar-chart-option';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';

const CHART: RadarChart = {
  axes: ['organisation', 'digital', 'talent'],
  max: 100,
  series: [
    { id: 'now', name: 'now', values: [50, null, 0] },
    { id: 'before', name: 'before', values: [25, 75, 100] },
  ],
  write: (value) => (value === null ? 'none' : String(value)),
};

const option = (width: number) =>
  radarChartOption(CHART, themeTokens('default'), { width, height: 340, fontFamily: 'x' });

it('a value that is missing is no corner, zero is one', () => {
  expect(option(600)).toMatchObject({
    series: [
      {
        data: [
          { name: 'now', value: [50, '-', 0] },
          { name: 'before', value: [25, 75, 100] },
        ],
      },
    ],
  });
});

it('the axes go from 0 to the most, and fit a narrow sheet', () => {
  const { radar } = option(320) as { radar: { radius: number; indicator: object[] } };
  expect(radar.indicator[0]).toEqual({ name: 'organisation', min: 0, max: 100 });
  expect(radar.radius).toBeGreaterThanOrEqual(40);
  expect(radar.radius).toBeLessThan(160);
});

it('the tooltip names each axis with its value', () => {
  const { tooltip } = option(600) as { tooltip: { formatter: (params: object) => string } };
  expect(tooltip.formatter({ dataIndex: 0 })).toBe('now\norganisation: 50\ndigital: none\ntalent: 0');
  expect(tooltip.formatter({ dataIndex: 9 })).toBe('');
});
