import { useId } from 'react';
import { Link } from './link';
import './go-on.css';

interface GoOnProps {
  /** What the links have in common: the countries they carry on; none where each link says it. */
  title?: string;
  links: readonly { to: string; label: string }[];
}

/** Quiet links to other pages with the same country or lane. */
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
