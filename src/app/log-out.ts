import { signOut } from '@/features/session/sign-out';
import { config } from '@/shared/config/config';
import { translate } from '@/shared/i18n/i18n';
import { paths } from '@/shared/routing/paths';
import { removeOwnDrafts } from '@/shared/storage/draft';
import { askConfirm, showNotice } from './notices';
import { endSession } from './session-end';

/**
 * Asks, signs out here at once, with what was typed and not saved, and goes to the login (specification §2, §4). The
 * server is called behind it; where that fails, a message says so.
 */
export async function askLogOut(): Promise<void> {
  const site = config.siteTitle || translate('shell:siteName');
  if (!(await askConfirm(translate('shell:account.logOutQuestion', { site })))) return;
  removeOwnDrafts();
  endSession();
  const isTold = signOut();
  location.hash = `#${paths.login()}`;
  if (!(await isTold)) showNotice('error', translate('shell:account.logOutUntold'));
}
