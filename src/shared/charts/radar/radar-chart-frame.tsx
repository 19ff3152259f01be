import { Suspense, useCallback, useRef, useState } from 'react';
import { downloadBlob } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import type { TakePicture } from '../echarts-sheet';
import type { RadarChart } from './radar-chart-option';
import type { PictureTexts } from '../paint-picture';
import './radar-chart.css';

const RadarChartView = lazyPart(() => import('./radar-chart-view').then((part) => part.RadarChartView));

interface RadarChartFrameProps {
  /** Must be a stable object: a new one redraws the chart. */
  chart: RadarChart;
  /** The chart in one sentence: its text equivalent. The caller shows the values as a table beside it. */
  label: string;
  /** The texts around it in its picture. */
  picture: PictureTexts;
  /** Name of the picture's file without its ending. */
  fileName: string;
}

/**
 * The container of a radar at its initial height, with its key and its picture; ECharts loads when it scrolls into
 * view.
 */
export function RadarChartFrame({ chart, label, picture, fileName }: RadarChartFrameProps) {
  const { t } = useTexts('chart');
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const [takePicture, setTakePicture] = useState<TakePicture | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const handleReady = useCallback((take: TakePicture) => setTakePicture(() => take), []);
  const handlePng = () => {
    setHasFailed(false);
    takePicture?.(picture).then(
      (blob) => downloadBlob(`${fileName}.png`, blob),
      () => setHasFailed(true),
    );
  };
  return (
    <figure className="radar-chart-frame">
      <div ref={box} className="radar-chart-place">
        {isSeen && (
          <ErrorBoundary>
            <Suspense>
              <RadarChartView chart={chart} label={label} onReady={handleReady} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {chart.series.length > 1 && (
        <ul className="radar-chart-key">
          {chart.series.map(({ id, name }, index) => (
            <li key={id} className={`radar-chart-key-${index}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {takePicture && (
        <Button variant="text" onClick={handlePng}>
          {t('pngFile')}
        </Button>
      )}
      {hasFailed && <span role="alert">{t('noPicture')}</span>}
    </figure>
  );
}
