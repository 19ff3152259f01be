import { useSearchParams } from 'react-router-dom';
import { todayIso } from '@/shared/format/date';
import { readScopeAddress, type ScopeAddress, type ScopeQuestion } from './scope-address';

interface ScopeControls extends ScopeAddress {
  /** Replaces this query with another. */
  onAsk: (question: ScopeQuestion) => void;
  /** Sets one part and leaves the rest of the address unchanged. */
  onPick: (part: 'from' | 'to' | 'date', picked: string) => void;
}

/** The query in the address, its invalid parts, and functions to change it. */
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
