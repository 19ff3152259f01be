import type { ReactNode } from 'react';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';

interface BlockProps {
  title: string;
  /** The page that shows more; null if the user has no access to one. */
  more?: { to: string | null; label: string };
  children: ReactNode;
}

/** A titled part of a section, with a link to its page. */
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

/** Grey rows in the shape of a short list, as many as it usually has, so that nothing below shifts. */
export function RowsLoading({ rows = 3 }: { rows?: number }) {
  const blocks = Array.from({ length: rows }, (_, row) => ({
    width: WIDTHS[row % WIDTHS.length] ?? '80%',
    height: '14px',
  }));
  return <LoadingState blocks={blocks} />;
}
