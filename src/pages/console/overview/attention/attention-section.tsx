import { useHoldsPerm } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { DisabledUsers } from './disabled-users';
import { EmptyRoles } from './empty-roles';

/** Accounts that need attention: disabled ones, and roles whose users cannot sign in. Nothing if the user sees neither. */
export function AttentionSection() {
  const { t } = useTexts('overview');
  const seesUsers = useHoldsPerm('system_user_select');
  const seesRoles = useHoldsPerm('system_role_select');
  const seesRolePerms = useHoldsPerm('system_role_setMenuPerms');
  const seesEmptyRoles = seesRoles && seesRolePerms;
  if (!seesUsers && !seesEmptyRoles) return null;
  return (
    <Section title={t('attention.title')} lead={t('attention.lead')}>
      {seesUsers && <DisabledUsers />}
      {seesEmptyRoles && <EmptyRoles />}
    </Section>
  );
}
