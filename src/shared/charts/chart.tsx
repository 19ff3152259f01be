import { Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { SourceRecord } from '@/shared/api/record-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import { ChartActions } from './chart-actions';
import { ChartChoice } from './chart-choice';
import { MOST_COLOURED } from './chart-series';
import type { ChartKind, ChartSeries, SeriesMark } from './chart-series';
import { ChartTable } from './chart-table';
import type { TakePicture } from './echarts-sheet';
import type { SeriesChart } from './series/series-chart';
import './chart.css';

const ChartView = lazyPart(() => import('./chart-view').then((part) => part.ChartView));

interface ChartProps {
  /** Subject and place. */
  title: string;
  unit: string;
  period: string;
  kind: ChartKind;
  /** Must be a stable array: a new one redraws the chart. */
  series: readonly ChartSeries[];
  /** The chart in one sentence: its text equivalent. */
  label: string;
  sources: readonly SourceRecord[];
  /** Name of the files without its ending. */
  fileName: string;
  /** Label of the x axis (年份). */
  xHead: string;
  /** Height of the drawing in CSS pixels. */
  height?: number;
  /** Further notes on the values. */
  note?: ReactNode;
  /** Decimal places; by default as many as the values need, at most two. */
  decimals?: number;
  /** The ids of the coloured series, if there are more than six; by default the reader chooses below the title. */
  selected?: readonly string[];
}

/**
 * A chart in the frame of look §5: title, unit and period, drawing, source line with table, CSV and PNG. ECharts
 * loads when the chart scrolls into view; its space is reserved. Texts: area `chart`.
 */
export function Chart(props: ChartProps) {
  const { title, unit, period, kind, series, label, sources, fileName, xHead, height, note, decimals } =
    props;
  const { t } = useTexts(['chart', 'ui']);
  const language = useLanguage();
  const tableId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const isPrinting = useIsPrinting();
  const [isTable, setIsTable] = useState(false);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [takePicture, setTakePicture] = useState<TakePicture | null>(null);
  const handleReady = useCallback((take: TakePicture) => setTakePicture(() => take), []);
  const first = useMemo(() => series.slice(0, MOST_COLOURED).map(({ id }) => id), [series]);
  const selected = props.selected ?? chosen ?? first;
  const sharedMark = series.every(({ mark }) => mark === series[0]?.mark) ? series[0]?.mark : undefined;
  const marked = useCallback(
    (name: string, mark: SeriesMark | undefined) =>
      mark === undefined ? name : t('chart:markedSeries', { name, mark: t(`chart:mark.${mark}`) }),
    [t],
  );
  // Texts in the head are not repeated per series.
  const nameOf = useCallback(
    ({ name, mark }: ChartSeries) => (sharedMark === undefined ? marked(name, mark) : name),
    [marked, sharedMark],
  );
  const chart = useMemo(
    (): SeriesChart => ({
      kind,
      series,
      selected,
      nameOf,
      gapText: t('ui:missing.noData'),
      write: (value) => formatNumber(value, language, decimals),
      tick: (value, places) => formatNumber(value, language, places),
    }),
    [kind, series, selected, nameOf, t, language, decimals],
  );
  const isEmpty = series.every(({ points }) => points.every(({ y }) => y === null));
  const style: CSSProperties & Record<'--chart-height', string | undefined> = {
    '--chart-height': height === undefined ? undefined : `${height}px`,
  };
  return (
    <figure className="chart" style={style}>
      <figcaption>
        <b className="chart-title">
          {title}
          {sharedMark === 'sample' && <SampleMark />}
          {sharedMark === 'unchecked' && <UncheckedMark />}
        </b>
        <span className="chart-unit">{t('chart:unitPeriod', { unit, period })}</span>
      </figcaption>
      {props.selected === undefined && series.length > MOST_COLOURED && (
        <ChartChoice series={series} selected={selected} onChange={setChosen} />
      )}
      {isEmpty ? (
        <p className="chart-none">{t('chart:none')}</p>
      ) : (
        <div ref={box} className="chart-place">
          {isSeen && (
            <ErrorBoundary>
              <Suspense>
                <ChartView chart={chart} label={label} onReady={handleReady} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
      {note !== undefined && <div className="chart-note">{note}</div>}
      {(isTable || (isPrinting && takePicture === null)) && (
        <div className="chart-table" id={tableId}>
          <ChartTable
            caption={marked(title, sharedMark)}
            xHead={xHead}
            seriesHead={t('chart:csv.series')}
            series={series}
            nameOf={nameOf}
            decimals={decimals}
          />
        </div>
      )}
      <SourceLine
        sources={sources}
        actions={
          <ChartActions
            {...{
              title: marked(title, sharedMark),
              unit,
              period,
              series,
              sources,
              fileName,
              xHead,
              takePicture,
              isTable,
              tableId,
              nameOf,
            }}
            onTable={() => setIsTable(!isTable)}
          />
        }
      />
    </figure>
  );
}
