import { UserInfoError } from '@/features/session/user-info';
import { loadTexts, translate } from '@/shared/i18n/i18n';
import { showNotice } from '../notices';

/** Shows why the user info cannot be used (specification §5); the client shows all other errors. */
export async function showUserInfoError(error: unknown): Promise<void> {
  if (!(error instanceof UserInfoError)) return;
  await loadTexts(['messages']);
  showNotice('error', translate(`messages:${error.messageKey}`));
}
