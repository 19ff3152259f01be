import { useSession } from '@/features/session/session-store';
import { useTexts } from '@/shared/i18n/use-texts';

/** Why a built-in row cannot be changed by this user; null if it can (20000: only a super admin may). */
export function useLockReason(): (row: { izLock: string }) => string | null {
  const { t } = useTexts('dictionary');
  const isSuperAdmin = useSession((session) => session.isSuperAdmin);
  return ({ izLock }) => (izLock === '1' && !isSuperAdmin ? t('locked') : null);
}
