import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SourceRecord } from '@/shared/api/record-schema';
import { downloadBlob } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import type { TakePicture } from '../echarts-sheet';
import { sourceText } from '../source-text';
import './graph-figure.css';

const loadView = () => import('./graph-chart-view');

/** `GraphChartView`, loaded on first render. */
export const GraphDrawing = lazyPart(() => loadView().then((part) => part.GraphChartView));

interface GraphFigureProps {
  title: string;
  /** A short description: how many nodes and lines. */
  subtitle: string;
  /** Marks of the data, shown at the bottom of the picture; empty if there are none. */
  marks: string;
  /** The key of shapes and lines. */
  legend: ReactNode;
  /** Draws the graph once the figure is in view, and returns how to take its picture. */
  children: (onReady: (takePicture: TakePicture) => void) => ReactNode;
  sources: readonly SourceRecord[];
  /** Name of the picture's file without its ending. */
  fileName: string;
}

/** A graph in the frame of look §5; its library loads when it scrolls into view. Texts: area `chart`. */
export function GraphFigure(props: GraphFigureProps) {
  const { title, subtitle, marks, legend, sources, fileName } = props;
  const { t } = useTexts(['chart', 'ui']);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const [takePicture, setTakePicture] = useState<TakePicture | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // The library loads during the layout; its errors are shown where it is drawn.
    if (isSeen) void loadView().catch(() => undefined);
  }, [isSeen]);
  const handleReady = useCallback((take: TakePicture) => setTakePicture(() => take), []);
  const handlePng = () => {
    setHasFailed(false);
    const foot = `${marks} ${t('ui:source.label')}${sourceText(sources)}`.trim();
    takePicture?.({ title, subtitle, foot }).then(
      (picture) => downloadBlob(`${fileName}.png`, picture),
      () => setHasFailed(true),
    );
  };
  return (
    <figure className="graph-figure">
      <figcaption>
        <b className="graph-figure-title">{title}</b>
        <span className="graph-figure-subtitle">{subtitle}</span>
      </figcaption>
      <div ref={box} className="graph-figure-place">
        {isSeen && (
          <ErrorBoundary>
            <Suspense>{props.children(handleReady)}</Suspense>
          </ErrorBoundary>
        )}
      </div>
      {legend}
      <SourceLine
        sources={sources}
        actions={
          takePicture && (
            <>
              <Button variant="text" onClick={handlePng}>
                {t('chart:pngFile')}
              </Button>
              {hasFailed && <span role="alert">{t('chart:noPicture')}</span>}
            </>
          )
        }
      />
    </figure>
  );
}
