import { useMemo } from 'react';
import type { StandardGraph } from '@/features/standards/standards-schema';
import { GraphDrawing, GraphFigure } from '@/shared/charts/graph/graph-figure';
import type { TakePicture } from '@/shared/charts/echarts-sheet';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { useSpectrumWords } from '../spectrum-words';
import type { Spectrum } from '../state/use-spectrum';
import { graphDrawing } from './graph-drawing';
import { GraphLegend } from './graph-legend';
import { usePlaces } from './use-places';

interface GraphPartProps {
  answer: StandardGraph;
  spectrum: Spectrum;
}

/** The shown standards as a drawing; its list twin is beside it. */
export function GraphPart({ answer, spectrum }: GraphPartProps) {
  const { t } = useTexts(['spectrum', 'shell']);
  const words = useSpectrumWords();
  const { nodes, edges } = spectrum.shown.graph;
  const counts = { nodes: words.number(nodes.size), edges: words.number(edges.size) };
  const hasSample = [...nodes.values()].some(({ value }) => value.mark === 'sample');
  const hasOwn = [...edges.values()].some(({ value }) => value.mark === 'own');
  return (
    <GraphFigure
      title={t('shell:title.standardSpectrum')}
      subtitle={t('spectrum:counts', counts)}
      marks={[hasSample && t('spectrum:hasSample'), hasOwn && t('spectrum:hasOwn')].filter(Boolean).join(' ')}
      legend={<GraphLegend />}
      sources={answer.sources}
      fileName={`standards-${todayIso()}`}
    >
      {(onReady) => (
        <Drawing spectrum={spectrum} label={t('spectrum:graphLabel', counts)} onReady={onReady} />
      )}
    </GraphFigure>
  );
}

interface DrawingProps {
  spectrum: Spectrum;
  label: string;
  onReady: (takePicture: TakePicture) => void;
}

function Drawing({ spectrum: { shown, state, go }, label, onReady }: DrawingProps) {
  const places = usePlaces(shown.graph);
  const chart = useMemo(
    () => places && graphDrawing(shown, state.focus, places),
    [shown, state.focus, places],
  );
  if (chart === null) return <LoadingState blocks={PLACE} />;
  return <GraphDrawing chart={chart} label={label} onReady={onReady} onSelect={(focus) => go({ focus })} />;
}

const PLACE = [{ width: '100%', height: '320px' }];
