import { config } from '@/shared/config/config';
import { translate } from '@/shared/i18n/i18n';
import { loadChunk } from '@/shared/routing/load-chunk';
import { paths } from '@/shared/routing/paths';
import { askConfirm } from './notices';
import { endSession } from './session-end';

/** Asks, logs out on the server and here, and goes to the login (specification §2, §4). */
export async function askLogOut(): Promise<void> {
  const site = config.siteTitle || translate('shell:siteName');
  if (!(await askConfirm(translate('shell:account.logOutQuestion', { site })))) return;
  const { signOut } = await loadChunk(() => import('@/features/session/sign-out'));
  await signOut();
  endSession();
  location.hash = `#${paths.login()}`;
}
