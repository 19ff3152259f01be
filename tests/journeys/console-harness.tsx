import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { HashRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { NoticeRegion } from '@/app/notice-region';
import { useNotices } from '@/app/notices';
import { useSession } from '@/features/session/session-store';
import { TabContext } from '@/features/tabs/tab-context';
import { connectApi } from '@/shared/api/client/connect-api';
import { createQueryClient } from '@/shared/api/cache/query-client';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { setOwner } from '@/shared/storage/owner';
import { recordedPorts } from '../support/recorded-ports';
import { call, signIn } from '../support/system-client';
import { LinkPresses } from '../support/link-presses';
import type { Area } from '@/shared/i18n/areas';

interface ConsolePage {
  /** The page's default export. */
  page: ComponentType;
  /** Its own text areas; `console`, `list`, `ui`, `messages` and `validation` are there always. */
  areas: readonly Area[];
  /** The path and query after the `#`. */
  address: string;
  /** A sample account of the mocks (password `Aa123456.`). */
  user?: 'system' | 'admin' | 'editor' | 'viewer';
  language?: Language;
}

interface UserInfo {
  id: string;
  realName: string;
  avatar: string | null;
  roles: string[];
  perms: string[];
  izSuperAdmin: boolean;
}

// A page of the console with its tables takes jsdom a while where all tests run at once.

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState(), true);
  setOwner(null);
});

/**
 * Draws a console page as the shell does, for a user who is really signed in at the mock server; `useApiServer()` must
 * be in use. Gives what the client asked of the application (messages, row-lock questions, resets), the user's token,
 * and `leave`, which takes the page away as closing its tab does.
 */
export async function openConsolePage(options: ConsolePage) {
  const { page: Page, areas, address, user = 'system', language = 'zh' } = options;
  const token = await signInAs(user);
  const { ports, seen } = recordedPorts({ token, language });
  connectApi(ports);
  const wanted: readonly Area[] = ['console', 'list', 'ui', 'messages', 'validation', ...areas];
  await (i18next.isInitialized ? i18next.changeLanguage(language) : startI18n(language, wanted));
  await loadTexts(wanted);
  window.location.hash = `#${address}`;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const view = await act(async () =>
    render(
      <ConfigProvider
        locale={zhCN}
        button={{ autoInsertSpace: false }}
        theme={{ zeroRuntime: true, token: { motion: false } }}
      >
        <App>
          <QueryClientProvider client={queryClient}>
            <HashRouter>
              <LinkPresses />
              <TabContext value={address.split('?')[0] ?? ''}>
                <Page />
              </TabContext>
              <NoticeRegion />
            </HashRouter>
          </QueryClientProvider>
        </App>
      </ConfigProvider>,
    ),
  );
  return { seen, token, queryClient, leave: () => view.unmount() };
}

/** Signs a sample account in at the mock server and puts it into the session, as the guard does. */
async function signInAs(user: string): Promise<string> {
  const token = await signIn(user);
  const { data } = (await call<UserInfo>('GET', '/api/v1/system/user/getInfo', { token })).json;
  useSession.setState({
    accessToken: token,
    userId: data.id,
    username: data.realName,
    avatar: data.avatar ?? '',
    roles: data.roles,
    perms: data.perms,
    isSuperAdmin: data.izSuperAdmin,
    isLoaded: true,
  });
  setOwner(data.id);
  return token;
}
