import { signOut } from '@/features/session/sign-out';
import { config } from '@/shared/config/config';
import { translate } from '@/shared/i18n/i18n';
import { paths } from '@/shared/routing/paths';
import { removeOwnDrafts } from '@/shared/storage/draft';
import { askConfirm, showNotice } from './notices';
import { endSession } from './session-end';

/**
 * Asks for confirmation, signs out here at once, discarding unsaved input, and opens the login (specification §2,
 * §4). The server is called in the background; if that fails, a message is shown.
 */
export async function askLogOut(): Promise<void> {
  const site = config.siteTitle || translate('shell:siteName');
  if (!(await askConfirm(translate('shell:account.logOutQuestion', { site })))) return;
  removeOwnDrafts();
  endSession();
  const isNotified = signOut();
  location.hash = `#${paths.login()}`;
  if (!(await isNotified)) showNotice('error', translate('shell:account.logOutUnconfirmed'));
}
