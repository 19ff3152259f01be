import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LoadingState } from '@/shared/ui/loading-state';

interface BlockProps {
  title: string;
  /** The page where more of it stands; null where the user has none. */
  more?: { to: string | null; label: string };
  children: ReactNode;
}

/** A titled part of a section, with the way to its page. */
export function Block({ title, more, children }: BlockProps) {
  return (
    <div className="overview-block">
      <div className="overview-block-head">
        <h3>{title}</h3>
        {more !== undefined && more.to !== null && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </div>
  );
}

const ROWS = [
  { width: '88%', height: '14px' },
  { width: '72%', height: '14px' },
  { width: '80%', height: '14px' },
] as const;

/** Grey rows in the shape of a short list. */
export function RowsLoading() {
  return <LoadingState blocks={ROWS} />;
}
