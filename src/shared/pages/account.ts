import { LOGIN_PATH } from '../routing/page-paths';
import type { PublicPages } from './page';

/** Sign-in and sign-up (specification §2, public routes), in a frame of their own. */
export const ACCOUNT_PAGES = {
  login: {
    path: LOGIN_PATH,
    module: 'account/login/login',
    texts: ['account', 'messages'],
    withoutApi: true,
    facts: {
      loads: 'beside',
      budgets: [{ name: 'until its form can be used', until: 'form[data-usable="app"]', kib: 135 }],
    },
  },
  register: {
    path: '/register',
    module: 'account/register/register',
    texts: ['account', 'messages'],
    withoutApi: true,
    facts: {
      loads: 'beside',
      budgets: [{ name: 'until its form can be used', until: 'form[data-usable]', kib: 135 }],
    },
  },
} as const satisfies PublicPages;
