import type { ReactNode } from 'react';
import './tag.css';

/** A status word in an outline (关税差异, 非缔约方); not for kinds or categories, which are plain text. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
