import { useHoldsPerm } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { DisabledUsers } from './disabled-users';
import { EmptyRoles } from './empty-roles';
import { SourcesToCheck } from './sources-to-check';

/** What needs attention: sources to check again, disabled accounts, roles whose users cannot sign in. */
export function AttentionSection() {
  const { t } = useTexts('overview');
  const seesUsers = useHoldsPerm('system_user_select');
  const seesRoles = useHoldsPerm('system_role_select');
  const seesRolePerms = useHoldsPerm('system_role_setMenuPerms');
  return (
    <Section title={t('attention.title')} lead={t('attention.lead')}>
      <SourcesToCheck />
      {seesUsers && <DisabledUsers />}
      {seesRoles && seesRolePerms && <EmptyRoles />}
    </Section>
  );
}
