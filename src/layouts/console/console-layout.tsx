import type { ReactNode } from 'react';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { Shell, type ShellProps } from './shell';

export interface AdminLayoutProps extends ShellProps {
  children: ReactNode;
}

/** The console's frame round its pages, and server state; the kit loads with the pages that use it. */
export function AdminLayout(props: AdminLayoutProps) {
  return (
    <ApiScope>
      <Shell {...props} />
    </ApiScope>
  );
}
