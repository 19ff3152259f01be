import type { FilterField } from '@/shared/console-ui/list/page/filter-form';
import { useTexts } from '@/shared/i18n/use-texts';

/** The two dates between which a log is listed, both included. */
export function useDayFilters(): readonly FilterField[] {
  const { t } = useTexts('logs');
  return [
    { name: 'from', label: t('field.from'), type: 'date' },
    { name: 'to', label: t('field.to'), type: 'date', startedBy: 'from' },
  ];
}
