import { Link } from './link';

import './tabs.css';

interface TabsProps {
  label: string;
  /** `to` is the address of the tab, with the state to preserve. */
  tabs: readonly { id: string; label: string; to: string }[];
  current: string;
}

/** The parts of a page, each with an address of its own. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav className="page-tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
