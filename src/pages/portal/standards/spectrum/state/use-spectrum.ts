import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openStore, operate, redo, undo } from '@/domain/standards';
import type { StandardGraph } from '@/features/standards/standards-schema';
import { saveOwnLog, useOwnLog } from './own-changes';
import { visibleGraph } from './visible-graph';
import type { VisibleGraph } from './visible-graph';
import { readSpectrumAddress, spectrumAddress } from './spectrum-address';
import type { SpectrumAddress } from './spectrum-address';
import { graphOfAnswer } from './standard-graph';
import type { StandardsLog, StandardsOperation, StandardsStore } from './standard-graph';

/** The page's state in its address, and functions to change it. */
export interface SpectrumControls {
  state: SpectrumAddress;
  to: (change: Partial<SpectrumAddress>) => string;
  go: (change: Partial<SpectrumAddress>, replace?: boolean) => void;
}

export function useSpectrumControls(): SpectrumControls {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readSpectrumAddress(params), [params]);
  return useMemo(() => {
    const to = (change: Partial<SpectrumAddress>) => spectrumAddress(state, change);
    return { state, to, go: (change, replace = false) => void navigate(to(change), { replace }) };
  }, [state, navigate]);
}

/** The graph with the reader's own changes, and its actions. */
export interface Spectrum extends SpectrumControls {
  store: StandardsStore;
  shown: VisibleGraph;
  isSaved: boolean;
  /** Applies an operation; false if the graph rejects it. */
  change: (operation: StandardsOperation) => boolean;
  undo: () => void;
  redo: () => void;
  /** Replaces all own changes. */
  replaceLog: (log: StandardsLog) => void;
}

export function useSpectrum(answer: StandardGraph, controls: SpectrumControls): Spectrum {
  const { log, isSaved } = useOwnLog();
  const start = useMemo(() => graphOfAnswer(answer), [answer]);
  const store = useMemo(() => openStore(start, log), [start, log]);
  const shown = useMemo(() => visibleGraph(store.graph, controls.state), [store, controls.state]);
  return {
    ...controls,
    store,
    shown,
    isSaved,
    change: (operation) => {
      const outcome = operate(store, operation);
      if ('refused' in outcome) return false;
      saveOwnLog(outcome.store.log);
      return true;
    },
    undo: () => saveOwnLog(undo(store).log),
    redo: () => saveOwnLog(redo(store).log),
    replaceLog: saveOwnLog,
  };
}
