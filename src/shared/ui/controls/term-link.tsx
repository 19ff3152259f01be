import type { ReactNode } from 'react';
import { glossaryPath } from '@/shared/routing/glossary-path';
import { Link } from './link';
import './term-link.css';

/** Words of a page that link to their term in the glossary; plain if there is none. */
export function TermLink({ term, children }: { term: string | undefined; children: ReactNode }) {
  if (term === undefined) return children;
  return (
    <Link className="term-link" to={glossaryPath(term)}>
      {children}
    </Link>
  );
}
