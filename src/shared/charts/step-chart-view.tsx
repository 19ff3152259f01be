import ReactECharts from 'echarts-for-react/esm/core';
import { CustomChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ThemeTokens } from '@/shared/ui/theme-tokens';
import type { StepChart } from './step-chart';
import { stepChartOption } from './step-chart-option';
import type { ChartSheet } from './step-chart-option';
import { svgToPng } from './svg-to-png';
import type { PictureTexts } from './svg-to-png';
import { useChartTokens } from './use-chart-tokens';

echarts.use([CustomChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Paints the chart as it stands in the page's colours, with its texts around it; rejects where the browser cannot. */
export type TakePicture = (texts: PictureTexts) => Promise<Blob>;

interface StepChartViewProps {
  chart: StepChart;
  /** The chart in one sentence: its text equivalent. */
  label: string;
  onReady: (takePicture: TakePicture) => void;
}

/** A step chart as SVG, drawn again at every width so that its text keeps its size (look §5). Loads ECharts: import it lazily. */
export function StepChartView({ chart, label, onReady }: StepChartViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useSheet(box);
  const tokens = useChartTokens();
  const option = useMemo(() => sheet && stepChartOption(chart, tokens, sheet), [chart, tokens, sheet]);
  useEffect(() => onReady((texts) => pictureOf(box.current, texts, tokens)), [tokens, onReady]);
  return (
    <div ref={box} className="step-chart" role="img" aria-label={label}>
      {option && <ReactECharts echarts={echarts} option={option} notMerge opts={SVG} style={WHOLE} />}
    </div>
  );
}

const SVG = { renderer: 'svg' } as const;
const WHOLE = { height: '100%' };

/** Width and font of the box; null until it has been measured. */
function useSheet(box: RefObject<HTMLDivElement | null>): ChartSheet | null {
  const [sheet, setSheet] = useState<ChartSheet | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () =>
      setSheet({ width: element.clientWidth, fontFamily: getComputedStyle(element).fontFamily });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return sheet;
}

function pictureOf(box: HTMLDivElement | null, texts: PictureTexts, tokens: ThemeTokens): Promise<Blob> {
  const svg = box?.querySelector('svg');
  if (!svg) return Promise.reject(new Error('The chart is not drawn'));
  return svgToPng(svg, texts, { ground: tokens.bg, text: tokens.text, faint: tokens['text-3'] });
}
