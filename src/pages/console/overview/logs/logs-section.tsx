import { useHoldsPerm } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { LatestLogins } from './latest-logins';
import { LatestOperations } from './latest-operations';

/** The latest logins and actions of staff; empty without permission for either. */
export function LogsSection() {
  const { t } = useTexts('overview');
  const seesLogins = useHoldsPerm('devops_login_logs_select');
  const seesOperations = useHoldsPerm('system_op_logs_select');
  if (!seesLogins && !seesOperations) return null;
  return (
    <Section title={t('logs.title')} lead={t('logs.lead')}>
      {seesLogins && <LatestLogins />}
      {seesOperations && <LatestOperations />}
    </Section>
  );
}
