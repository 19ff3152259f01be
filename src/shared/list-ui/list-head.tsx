import type { ReactNode } from 'react';
import { LiveRegion } from '@/shared/ui/live-region';
import './list-head.css';

interface ListHeadProps {
  /** How many rows there are and what they cover, as a sentence; said aloud when it changes. */
  count: string;
  /** What can be done with the list: clear filters, export. */
  actions?: ReactNode;
}

/** The line above a list's rows, where the reader begins again when the page is turned. */
export function ListHead({ count, actions }: ListHeadProps) {
  return (
    <>
      <div className="list-head">
        <p className="list-head-count" tabIndex={-1} data-list-head>
          {count}
        </p>
        {actions !== undefined && <div className="list-head-actions">{actions}</div>}
      </div>
      <LiveRegion message={count} />
    </>
  );
}
