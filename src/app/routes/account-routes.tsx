import type { ComponentType } from 'react';
import { PATTERNS } from '@/shared/routing/paths';
import { screen } from './screen';
import type { PageRoute } from './screen';

/** Sign-in and sign-up (specification §2, public routes), in a frame of their own that comes with them. */
export const ACCOUNT_ROUTES: readonly PageRoute[] = [
  accountPage(PATTERNS.login, 'login', () => import('@/pages/account/login/login-page')),
  accountPage(PATTERNS.register, 'register', () => import('@/pages/account/register/register-page')),
];

function accountPage(
  path: string,
  titleKey: string,
  load: () => Promise<{ default: ComponentType }>,
): PageRoute {
  const loadInFrame = async () => {
    const [{ default: Page }, { AccountShell }] = await Promise.all([
      load(),
      import('../console/account-shell'),
    ]);
    const FramedPage = () => (
      <AccountShell>
        <Page />
      </AccountShell>
    );
    return { default: FramedPage };
  };
  return { path, screen: screen({ titleKey, namespaces: ['account', 'messages'], load: loadInFrame }) };
}
