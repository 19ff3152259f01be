import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { beforeAll, vi } from 'vitest';
import { useErrorLog } from '@/features/error-log/error-log-store';
import { useLayout } from '@/layouts/console/layout-store';
import { DEFAULT_THEME, type ThemeSettings } from '@/features/theme/theme';
import { useThemeStore } from '@/features/theme/theme-store';
import { AdminLayout } from '@/layouts/console/console-layout';
import { forgetServerState } from '@/shared/api/cache/api-scope';
import { connectApi } from '@/shared/api/client/connect-api';
import { startI18n } from '@/shared/i18n/i18n';
import { useApiServer } from '../../../support/api-server';
import { recordedPorts } from '../../../support/recorded-ports';
import { entries, items } from './menu-fixture';
import { stubMedia } from './stub-media';

interface ShellSetting {
  at?: string;
  width?: number;
  reducedMotion?: boolean;
  theme?: Partial<ThemeSettings>;
}

/** For all tests of the file: texts are there, and the advert call is answered. */
export function useShellServer() {
  beforeAll(() => startI18n('zh', ['shell', 'ui', 'messages', 'admin']));
  return useApiServer();
}

/** Draws the console's frame over the menu of the fixture; `seen` records what it asks of the application. */
export async function openShell({ at = '/index', width, reducedMotion, theme }: ShellSetting = {}) {
  stubMedia({ width, reducedMotion });
  forgetServerState();
  connectApi(recordedPorts({ token: 'jwt' }).ports);
  useLayout.setState(useLayout.getInitialState(), true);
  useErrorLog.setState(useErrorLog.getInitialState(), true);
  useThemeStore.setState({ settings: { ...DEFAULT_THEME, ...theme }, preview: null });
  const seen = {
    onGo: vi.fn(),
    onReload: vi.fn(),
    onFailure: vi.fn(),
    onLogOut: vi.fn(),
    onLanguageChange: vi.fn(),
  };
  await act(async () => void render(<Console at={at} seen={seen} />));
  return seen;
}

type Seen = Awaited<ReturnType<typeof openShell>>;

function Console({ at, seen }: { at: string; seen: Seen }) {
  const [path, setPath] = useState(at);
  return (
    <HashRouter>
      <AdminLayout
        {...seen}
        items={items}
        entries={entries}
        entryPath={path}
        currentPath={path}
        onGo={(fullPath) => {
          seen.onGo(fullPath);
          setPath(fullPath);
        }}
        user={{ name: '管理员', avatar: '' }}
        language="zh"
        tabsBar={<div role="tablist" aria-label="已打开的页面" />}
      >
        <h1>页面</h1>
        <input aria-label="草稿" />
      </AdminLayout>
    </HashRouter>
  );
}

/** The console's menu, wherever it is. */
export const menu = () => within(screen.getByRole('navigation', { name: '后台菜单' }));
