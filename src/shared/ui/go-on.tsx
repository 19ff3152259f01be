import { useId } from 'react';
import { Link } from './link';
import './go-on.css';

interface GoOnProps {
  /** What the links have in common: the countries they carry on. */
  title: string;
  links: readonly { to: string; label: string }[];
}

/** Quiet links to other pages with the same country or lane. */
export function GoOn({ title, links }: GoOnProps) {
  const id = useId();
  return (
    <div className="go-on no-print">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
