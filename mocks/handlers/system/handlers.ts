import type { HttpHandler } from 'msw';
import { adHandlers } from './ads';
import { captchaHandlers } from './captcha';
import { codeHandlers } from './codes';
import { dictHandlers } from './dict';
import { dictDetailHandlers } from './dict-detail';
import { loginHandlers } from './login';
import { logHandlers } from './logs';
import { menuAdminHandlers } from './menu-admin';
import { menuHandlers } from './menus';
import { orgAdminHandlers } from './org-admin';
import { orgHandlers } from './orgs';
import { ossHandlers } from './oss';
import { publicKeyHandlers } from './public-key';
import { registerHandlers } from './register';
import { rolePermHandlers } from './role-perms';
import { roleHandlers } from './roles';
import { sessionHandlers } from './session';
import { userAccountHandlers } from './user-accounts';
import { userInfoHandlers } from './user-info';
import { userRefHandlers } from './user-refs';
import { userSelfHandlers } from './user-self';
import { userHandlers } from './users';

/** Everything that needs no business data: session, users, roles, menus, dictionaries, codes, files, adverts. */
export const systemHandlers: HttpHandler[] = [
  ...publicKeyHandlers,
  ...captchaHandlers,
  ...loginHandlers,
  ...sessionHandlers,
  ...codeHandlers,
  ...registerHandlers,
  ...adHandlers,
  ...userInfoHandlers,
  ...userSelfHandlers,
  ...userHandlers,
  ...userAccountHandlers,
  ...userRefHandlers,
  ...roleHandlers,
  ...rolePermHandlers,
  ...menuHandlers,
  ...menuAdminHandlers,
  ...dictHandlers,
  ...dictDetailHandlers,
  ...orgHandlers,
  ...orgAdminHandlers,
  ...ossHandlers,
  ...logHandlers,
];
