import { useCallback } from 'react';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from './chart-sheet';
import { EchartsSheet } from './echarts-sheet';
import type { TakePicture } from './echarts-sheet';
import type { SeriesChart } from './series/series-chart';
import { seriesChartOption } from './series/series-chart-option';

interface ChartViewProps {
  chart: SeriesChart;
  /** The chart in one sentence: its text equivalent. */
  label: string;
  onReady: (takePicture: TakePicture) => void;
}

/** A chart of series as SVG. Loads ECharts: import it lazily. */
export function ChartView({ chart, ...props }: ChartViewProps) {
  const draw = useCallback(
    (tokens: ThemeTokens, sheet: ChartSheet) => seriesChartOption(chart, tokens, sheet),
    [chart],
  );
  return <EchartsSheet {...props} draw={draw} className="chart-sheet" />;
}
