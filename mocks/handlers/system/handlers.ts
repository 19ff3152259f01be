import type { HttpHandler } from 'msw';
import { adHandlers } from './ads';
import { captchaHandlers } from './accounts/captcha';
import { codeHandlers } from './codes';
import { dictHandlers } from './dict';
import { dictDetailHandlers } from './dict-detail';
import { areaHandlers } from './settings/areas';
import { optionHandlers } from './settings/options';
import { settingsHandlers } from './settings/settings';
import { tenantHandlers } from './settings/tenants';
import { monitorHandlers } from './settings/monitor';
import { loginHandlers } from './accounts/login';
import { logHandlers } from './logs';
import { menuAdminHandlers } from './menus/menu-admin';
import { menuHandlers } from './menus/menus';
import { orgAdminHandlers } from './organisations/org-admin';
import { orgHandlers } from './organisations/orgs';
import { ossHandlers } from './oss';
import { publicKeyHandlers } from './accounts/public-key';
import { registerHandlers } from './accounts/register';
import { rolePermHandlers } from './organisations/role-perms';
import { roleHandlers } from './organisations/roles';
import { sessionHandlers } from './accounts/session';
import { userAccountHandlers } from './accounts/user-accounts';
import { userInfoHandlers } from './accounts/user-info';
import { userRefHandlers } from './accounts/user-refs';
import { userSelfHandlers } from './accounts/user-self';
import { userHandlers } from './accounts/users';

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
  ...optionHandlers,
  ...settingsHandlers,
  ...tenantHandlers,
  ...areaHandlers,
  ...monitorHandlers,
];
