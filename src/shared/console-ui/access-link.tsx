import type { ReactNode } from 'react';
import { Link } from '@/shared/ui/controls/link';

interface AccessLinkProps {
  /** Null: the user has no access to the page. */
  to: string | null;
  children: ReactNode;
}

/** A link for users with access to its page; for others its words alone. */
export function AccessLink({ to, children }: AccessLinkProps) {
  return to === null ? children : <Link to={to}>{children}</Link>;
}
