import { useTranslation } from 'react-i18next';
import { useHoldsPerm } from '@/features/session/permitted';
import { Section } from '@/shared/ui/section';
import { LatestLogins } from './latest-logins';
import { LatestOperations } from './latest-operations';

/** The latest logins and actions of staff; nothing for those who may see neither. */
export function LogsSection() {
  const { t } = useTranslation('overview');
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
