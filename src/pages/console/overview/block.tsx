import type { ReactNode } from 'react';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';

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

const WIDTHS = ['88%', '72%', '80%'];

/** Grey rows in the shape of a short list; as many as it usually has, so that what stands below keeps its place. */
export function RowsLoading({ rows = 3 }: { rows?: number }) {
  const blocks = Array.from({ length: rows }, (_, row) => ({
    width: WIDTHS[row % WIDTHS.length] ?? '80%',
    height: '14px',
  }));
  return <LoadingState blocks={blocks} />;
}
