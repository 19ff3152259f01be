import { useLocation } from 'react-router-dom';

/** The query of the list the reader came from, as passed by a link (`from` of `Link`); empty if there is none. */
export function useListLeft(): string {
  // Any page may have set it.
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return '';
  return typeof state.from === 'string' ? state.from : '';
}
