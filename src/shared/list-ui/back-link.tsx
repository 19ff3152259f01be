import { Link, useLocation } from 'react-router-dom';
import './back-link.css';

interface BackLinkProps {
  /** The list's path; its query is the one the row's link carried as `state={{ from: search }}`. */
  list: string;
  label: string;
}

/** The way back from a record to its list, with the filters and the page the reader came from. */
export function BackLink({ list, label }: BackLinkProps) {
  const from = searchOf(useLocation().state);
  return (
    <p className="back-link">
      <Link to={from === '' ? list : `${list}?${from}`}>{label}</Link>
    </p>
  );
}

/** The list's query in a history entry's state, which any page may have written. */
function searchOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '';
  return typeof state.from === 'string' ? state.from : '';
}
