import { useTexts } from '@/shared/i18n/use-texts';
import type { NextCheck } from '@/shared/api/next-check-schema';

/** The words for the check of a record that is due, the same in the work queue, in a list and on the record's page. */
export function useCheckWords() {
  const { t } = useTexts('content-words');
  return {
    due: t('check.due'),
    why: t('check.why'),
    reason: (why: NextCheck['why']) => t(`check.reason.${why}`),
    /** One sentence. */
    since: (date: string, why: NextCheck['why']) =>
      t('check.since', { date, reason: t(`check.reason.${why}`) }),
  };
}
