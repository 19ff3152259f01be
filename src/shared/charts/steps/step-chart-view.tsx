import { useCallback } from 'react';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from '../chart-sheet';
import { EchartsSheet } from '../echarts-sheet';
import type { TakePicture } from '../echarts-sheet';
import type { StepChart } from './step-chart';
import { stepChartOption } from './step-chart-option';

interface StepChartViewProps {
  chart: StepChart;
  /** The chart in one sentence: its text equivalent. */
  label: string;
  onReady: (takePicture: TakePicture) => void;
}

/** A step chart as SVG (look §5). Loads ECharts: import it lazily. */
export function StepChartView({ chart, ...props }: StepChartViewProps) {
  const draw = useCallback(
    (tokens: ThemeTokens, sheet: ChartSheet) => stepChartOption(chart, tokens, sheet),
    [chart],
  );
  return <EchartsSheet {...props} draw={draw} className="step-chart" />;
}
