import { RadarChart as EchartsRadar } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { useCallback } from 'react';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from '../chart-sheet';
import { EchartsSheet } from '../echarts-sheet';
import type { TakePicture } from '../echarts-sheet';
import { radarChartOption } from './radar-chart-option';
import type { RadarChart } from './radar-chart-option';

echarts.use([EchartsRadar, RadarComponent]);

interface RadarChartViewProps {
  chart: RadarChart;
  /** The chart in one sentence: its text equivalent. */
  label: string;
  onReady: (takePicture: TakePicture) => void;
}

/** A radar as SVG. Loads ECharts: import it lazily. */
export function RadarChartView({ chart, ...props }: RadarChartViewProps) {
  const draw = useCallback(
    (tokens: ThemeTokens, sheet: ChartSheet) => radarChartOption(chart, tokens, sheet),
    [chart],
  );
  return <EchartsSheet {...props} draw={draw} className="radar-chart" />;
}
