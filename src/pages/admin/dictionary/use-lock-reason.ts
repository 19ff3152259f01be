import { useTranslation } from 'react-i18next';
import { useSession } from '@/features/session/session-store';

/** Why a built-in row cannot be changed by this user; null where it can (20000: only a super admin may). */
export function useLockReason(): (row: { izLock: string }) => string | null {
  const { t } = useTranslation('dictionary');
  const isSuperAdmin = useSession((session) => session.isSuperAdmin);
  return ({ izLock }) => (izLock === '1' && !isSuperAdmin ? t('locked') : null);
}
