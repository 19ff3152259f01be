import { Suspense, useRef } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import type { TakePicture } from '../echarts-sheet';
import type { StepChart } from './step-chart';
import './step-chart.css';

const StepChartView = lazyPart(() => import('./step-chart-view').then((part) => part.StepChartView));

interface StepChartFrameProps {
  chart: StepChart;
  /** The chart in one sentence: its text equivalent. */
  label: string;
  onReady: (takePicture: TakePicture) => void;
}

/**
 * The container of a step chart, at its initial height; ECharts loads when it scrolls into view, and may fail without
 * the rest.
 */
export function StepChartFrame(props: StepChartFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  return (
    <div ref={box} className="step-chart-frame">
      {isSeen && (
        <ErrorBoundary>
          <Suspense>
            <StepChartView {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
