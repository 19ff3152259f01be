import { useId } from 'react';
import { Link } from './link';
import './go-on.css';

interface GoOnProps {
  /** What the links have in common: their countries; none if each link names them. */
  title?: string;
  links: readonly { to: string; label: string }[];
}

/** Secondary links to other pages with the same country or country pair. */
export function GoOn({ title, links }: GoOnProps) {
  const id = useId();
  return (
    <div className="go-on no-print">
      {title !== undefined && <p id={id}>{title}</p>}
      <ul aria-labelledby={title === undefined ? undefined : id}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
