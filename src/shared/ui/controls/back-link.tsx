import { Link } from './link';
import { useListLeft } from '@/shared/list/use-list-left';
import './back-link.css';

interface BackLinkProps {
  /** The list's path; its query is the link's `from`. */
  list: string;
  label: string;
}

/** The way back from a record to its list, with the filters and the page of the reader. */
export function BackLink({ list, label }: BackLinkProps) {
  const from = useListLeft();
  return (
    <p className="back-link">
      <Link to={from === '' ? list : `${list}?${from}`}>{label}</Link>
    </p>
  );
}
