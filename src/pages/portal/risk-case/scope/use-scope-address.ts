import { useSearchParams } from 'react-router-dom';
import { todayIso } from '@/shared/format/date';
import { readScopeAddress, type ScopeAddress, type ScopeQuestion } from './scope-address';

interface ScopeControls extends ScopeAddress {
  /** Asks another question in place of this one. */
  onAsk: (question: ScopeQuestion) => void;
  /** Sets one part and leaves the rest of the address as it is. */
  onPick: (part: 'from' | 'to' | 'date', picked: string) => void;
}

/** The question as the address carries it, what in it cannot be used, and how to ask another. */
export function useScopeAddress(): ScopeControls {
  const [params, setParams] = useSearchParams();
  return {
    ...readScopeAddress(params, todayIso()),
    onAsk: (question) =>
      setParams(
        new URLSearchParams(
          Object.entries({ tab: 'scope', ...question }).filter(([, value]) => value !== ''),
        ),
      ),
    onPick: (part, picked) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set(part, picked);
        return next;
      }),
  };
}
