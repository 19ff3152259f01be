import { useTexts } from '@/shared/i18n/use-texts';
import type { NextCheck } from '@/shared/api/next-check-schema';

/** The words for the check of a record that is due, the same in the work queue, in a list and on the record's page. */
export function useCheckWords() {
  const { t } = useTexts('overview');
  return {
    due: t('checks.due'),
    why: t('checks.why'),
    reason: (why: NextCheck['why']) => t(`checks.reason.${why}`),
    /** One sentence. */
    since: (date: string, why: NextCheck['why']) =>
      t('checks.since', { date, reason: t(`checks.reason.${why}`) }),
  };
}
