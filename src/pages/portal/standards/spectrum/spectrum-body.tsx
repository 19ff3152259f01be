import { useState } from 'react';
import type { StandardGraph } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/ui/controls/tabs';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Note } from '@/shared/ui/states/note';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import { GraphPart } from './graph/graph-part';
import { NeighbourList } from './graph/neighbour-list';
import { OwnTools } from './own/own-tools';
import { StandardPanel } from './panel/standard-panel';
import { PathPart } from './path/path-part';
import { useSpectrumWords } from './spectrum-words';
import { MOST_STANDARDS, VIEWS } from './state/spectrum-address';
import { useSpectrum } from './state/use-spectrum';
import type { Spectrum, SpectrumControls } from './state/use-spectrum';
import { TablePart } from './table/table-part';
import { TreePart } from './tree/tree-part';

interface SpectrumBodyProps {
  answer: StandardGraph;
  controls: SpectrumControls;
}

/** The three views of one selection, and beside them the selected standard or the list twin. */
export function SpectrumBody({ answer, controls }: SpectrumBodyProps) {
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const spectrum = useSpectrum(answer, controls);
  const isPrinting = useIsPrinting();
  const [message, setMessage] = useState('');
  const { state, to, shown, store } = spectrum;
  const { graph } = shown;
  const selected = state.focus === '' ? undefined : store.graph.nodes.get(state.focus);
  const isUnknown = state.focus !== '' && selected === undefined;
  // The same text twice is a change too.
  const announce = (text: string) => setMessage((before) => (before === text ? `${text}\u00a0` : text));
  return (
    <>
      <LiveRegion message={message} />
      <p className="spectrum-counts" role="status">
        {t('counts', { nodes: words.number(graph.nodes.size), edges: words.number(graph.edges.size) })}
        {state.q !== '' && ` ${t('foundCount', { count: shown.found.size })}`}
      </p>
      {answer.total > MOST_STANDARDS && (
        <Note>{t('cut', { shown: words.number(MOST_STANDARDS), total: words.number(answer.total) })}</Note>
      )}
      {isUnknown && <Note tone="warning">{t('unknownFocus', { id: state.focus })}</Note>}
      <Tabs
        label={t('views')}
        tabs={VIEWS.map((view) => ({ id: view, label: t(`view.${view}`), to: to({ view }) }))}
        current={state.view}
      />
      <OwnTools spectrum={spectrum} announce={announce} />
      <div className="spectrum-columns">
        <div className="spectrum-main">
          {graph.nodes.size === 0 ? (
            <Empty spectrum={spectrum} />
          ) : (
            <>
              {state.view === 'graph' && <GraphPart answer={answer} spectrum={spectrum} />}
              {state.view === 'tree' && <TreePart spectrum={spectrum} />}
              {(state.view === 'table' || (isPrinting && state.view === 'graph')) && (
                <TablePart spectrum={spectrum} />
              )}
              {state.view !== 'graph' && <SourceLine sources={answer.sources} />}
            </>
          )}
          <PathPart spectrum={spectrum} />
        </div>
        <aside className="spectrum-side" aria-label={t('side')}>
          {selected && <StandardPanel node={selected} spectrum={spectrum} announce={announce} />}
          {graph.nodes.size > 0 && <NeighbourList spectrum={spectrum} />}
        </aside>
      </div>
    </>
  );
}

function Empty({ spectrum: { state, go } }: { spectrum: Spectrum }) {
  const { t } = useTexts(['spectrum', 'list']);
  return (
    <EmptyState
      why={state.q === '' ? t('spectrum:empty.filters') : t('spectrum:empty.words', { words: state.q })}
      next={t('spectrum:empty.next')}
    >
      <Button size="small" onClick={() => go({ q: '', country: [], sector: [], kind: [], depth: 0 })}>
        {t('list:clearFilters')}
      </Button>
      <Link to={paths.standard()}>{t('spectrum:empty.library')}</Link>
    </EmptyState>
  );
}
