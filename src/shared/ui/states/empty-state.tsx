import type { ReactNode } from 'react';
import './states.css';

interface EmptyStateProps {
  /** Why there is nothing, as a sentence. */
  why: ReactNode;
  /** What to do next. */
  next?: ReactNode;
  /** The links or buttons for it. */
  children?: ReactNode;
}

/** Explains why there is nothing and where to continue; no drawing (look §6). */
export function EmptyState({ why, next, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-why">{why}</p>
      {next !== undefined && <p className="empty-state-next">{next}</p>}
      {children !== undefined && <div className="empty-state-links">{children}</div>}
    </div>
  );
}
