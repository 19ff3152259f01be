import ReactECharts from 'echarts-for-react/esm/core';
import { GraphChart as GraphSeries } from 'echarts/charts';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef } from 'react';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import type { TakePicture } from '../echarts-sheet';
import type { GraphChart } from './graph-chart';
import { graphChartSeries } from './graph-chart-option';
import { paintPicture } from '../paint-picture';
import { useRestingZoom } from '../use-resting-zoom';
import { useChartTokens } from '../use-chart-tokens';

echarts.use([GraphSeries, CanvasRenderer]);

interface GraphChartViewProps {
  chart: GraphChart;
  /** The graph in one sentence: its text equivalent. */
  label: string;
  /** Called when a node is pressed. */
  onSelect: (id: string) => void;
  onReady: (takePicture: TakePicture) => void;
}

/** A graph on a canvas, with pointer panning, zooming and selection. Loads ECharts: import it lazily. */
export function GraphChartView({ chart, label, onSelect, onReady }: GraphChartViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReactECharts>(null);
  const themed = useChartTokens();
  const isPrinting = useIsPrinting();
  const tokens = isPrinting ? PAPER : themed;
  const option = useMemo(
    () => ({ series: [graphChartSeries(chart, tokens, getComputedStyle(document.body).fontFamily)] }),
    [chart, tokens],
  );
  const events = useMemo(
    () => ({ click: (event: unknown) => isNode(event) && onSelect(event.data.id) }),
    [onSelect],
  );
  useRestingZoom(box, chart.links.length > MOST_AT_ONCE, ({ factor, x, y }) =>
    drawn.current
      ?.getEchartsInstance()
      .dispatchAction({ type: 'graphRoam', seriesIndex: 0, zoom: factor, originX: x, originY: y }),
  );
  useEffect(
    () =>
      onReady((texts) => {
        const canvas = box.current?.querySelector('canvas');
        if (!canvas) return Promise.reject(new Error('The graph is not drawn'));
        const { clientWidth: width, clientHeight: height } = canvas;
        const { fontFamily } = getComputedStyle(canvas);
        const colours = { ground: tokens.bg, text: tokens.text, faint: tokens['text-3'] };
        return paintPicture({ image: canvas, width, height, fontFamily }, texts, colours);
      }),
    [tokens, onReady],
  );
  return (
    <div ref={box} className="graph-chart-sheet" role="img" aria-label={label}>
      <ReactECharts ref={drawn} echarts={echarts} option={option} onEvents={events} style={WHOLE} />
    </div>
  );
}

/** The most lines redrawn within a frame; with more, zooming scales the picture until it rests. */
const MOST_AT_ONCE = 600;
const WHOLE = { height: '100%' };
const PAPER = themeTokens('default');

const isNode = (event: unknown): event is { data: { id: string } } =>
  typeof event === 'object' &&
  event !== null &&
  'dataType' in event &&
  event.dataType === 'node' &&
  'data' in event &&
  typeof event.data === 'object' &&
  event.data !== null &&
  'id' in event.data &&
  typeof event.data.id === 'string';
