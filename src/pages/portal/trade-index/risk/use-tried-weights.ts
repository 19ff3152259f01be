import { useEffect, useRef, useState } from 'react';
import { RISK_COMPONENT_IDS, type RiskComponentId } from '@/domain/indices';
import { methodWeights, type RiskWeights } from '@/features/trade-index/index-values';
import type { ResultProps } from '../result-props';

/** How long the weights must be unchanged before the address is updated. */
const REST_MS = 300;

/** The reader's weights: at once in the panel, debounced in the address. */
export function useTriedWeights({ view, address, onShow }: Pick<ResultProps, 'view' | 'address' | 'onShow'>) {
  const released = methodWeights(view.info);
  const known = address.weights ?? released;
  const [shown, setShown] = useState(textOf(known));
  const [draft, setDraft] = useState<RiskWeights | null>(null);
  if (shown !== textOf(known)) {
    setShown(textOf(known));
    setDraft(null);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const weights = draft ?? known;
  const total = RISK_COMPONENT_IDS.reduce((sum, id) => sum + weights[id], 0);
  const keep = (next: RiskWeights | null) => {
    clearTimeout(timer.current);
    const isReleased = next === null || textOf(next) === textOf(released);
    onShow({ weights: isReleased ? null : next }, { replace: true });
  };
  return {
    weights,
    total,
    isTried: textOf(weights) !== textOf(released),
    change: (id: RiskComponentId, weight: number) => {
      const next = { ...weights, [id]: weight };
      setDraft(next);
      clearTimeout(timer.current);
      // Weights that are all 0 give no value, so they are not saved.
      if (RISK_COMPONENT_IDS.some((each) => next[each] > 0))
        timer.current = setTimeout(() => keep(next), REST_MS);
    },
    reset: () => {
      setDraft(null);
      keep(null);
    },
  };
}

const textOf = (weights: RiskWeights): string => RISK_COMPONENT_IDS.map((id) => weights[id]).join(',');
