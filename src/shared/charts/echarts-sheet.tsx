import ReactECharts from 'echarts-for-react/esm/core';
import { CustomChart } from 'echarts/charts';
import type { CustomSeriesOption, RadarSeriesOption } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import type { GridComponentOption, RadarComponentOption, TooltipComponentOption } from 'echarts/components';
import * as echarts from 'echarts/core';
import type { ComposeOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ChartSheet } from './chart-sheet';
import { svgToPng } from './svg-to-png';
import type { PictureTexts } from './paint-picture';
import { useChartTokens } from './use-chart-tokens';

echarts.use([CustomChart, GridComponent, TooltipComponent, SVGRenderer]);

/** The parts of ECharts that charts use; only these are loaded. */
export type SheetOption = ComposeOption<
  CustomSeriesOption | GridComponentOption | RadarComponentOption | RadarSeriesOption | TooltipComponentOption
>;

/** Paints the current chart in the page's colours, with the texts around it; rejects if the browser cannot. */
export type TakePicture = (texts: PictureTexts) => Promise<Blob>;

interface EchartsSheetProps {
  /** Draws the chart in a theme's colours at a size; a stable function while the chart is the same. */
  draw: (tokens: ThemeTokens, sheet: ChartSheet) => SheetOption;
  /** The chart in one sentence: its text equivalent. */
  label: string;
  className: string;
  onReady: (takePicture: TakePicture) => void;
}

/**
 * A chart as SVG, redrawn on every size and theme change so that its text does not scale (look §5). Loads ECharts:
 * only for lazily imported views.
 */
export function EchartsSheet({ draw, label, className, onReady }: EchartsSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useSheet(box);
  const tokens = useChartTokens();
  const option = useMemo(() => sheet && draw(tokens, sheet), [draw, tokens, sheet]);
  useEffect(() => onReady((texts) => pictureOf(box.current, texts, tokens)), [tokens, onReady]);
  return (
    <div ref={box} className={className} role="img" aria-label={label}>
      {option && <ReactECharts echarts={echarts} option={option} notMerge opts={SVG} style={WHOLE} />}
    </div>
  );
}

const SVG = { renderer: 'svg' } as const;
const WHOLE = { height: '100%' };

/** Size and font of the box; null until measured. */
function useSheet(box: RefObject<HTMLDivElement | null>): ChartSheet | null {
  const [sheet, setSheet] = useState<ChartSheet | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () =>
      setSheet({
        width: element.clientWidth,
        height: element.clientHeight,
        fontFamily: getComputedStyle(element).fontFamily,
      });
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
