import type { ReactNode } from 'react';
import './states.css';

interface EmptyStateProps {
  /** Why there is nothing, as a sentence. */
  why: ReactNode;
  /** What can be done next. */
  next?: ReactNode;
  /** The links or buttons for it. */
  children?: ReactNode;
}

/** Says why there is nothing and where to go on; no drawing (look §6). */
export function EmptyState({ why, next, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-why">{why}</p>
      {next !== undefined && <p className="empty-state-next">{next}</p>}
      {children !== undefined && <div className="empty-state-links">{children}</div>}
    </div>
  );
}
