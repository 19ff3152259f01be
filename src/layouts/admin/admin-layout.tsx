import type { ReactNode } from 'react';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { ApiScope } from '@/shared/api/api-scope';
import { KitProvider } from './kit-provider';
import { Shell, type ShellProps } from './shell';

export interface AdminLayoutProps extends ShellProps {
  children: ReactNode;
}

/** The console's frame round its pages, with what its pages need: the kit's theme, words and messages, and server state. */
export function AdminLayout(props: AdminLayoutProps) {
  const themeName = useThemeStore((state) => shownTheme(state).name);
  return (
    <KitProvider themeName={themeName} language={props.language}>
      <ApiScope>
        <Shell {...props} />
      </ApiScope>
    </KitProvider>
  );
}
