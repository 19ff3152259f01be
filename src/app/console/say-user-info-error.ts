import { UserInfoError } from '@/features/session/user-info';
import { loadTexts, translate } from '@/shared/i18n/i18n';
import { showNotice } from '../notices';

/** Says why the user info cannot be used (specification §5); of every other error the client has said it. */
export async function sayUserInfoError(error: unknown): Promise<void> {
  if (!(error instanceof UserInfoError)) return;
  await loadTexts(['messages']);
  showNotice('error', translate(`messages:${error.messageKey}`));
}
