import { useLocation } from 'react-router-dom';

/** The query of the list the reader came from, as a link carries it (`from` of `Link`); empty where it was none. */
export function useListLeft(): string {
  // Any page may have written it.
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return '';
  return typeof state.from === 'string' ? state.from : '';
}
