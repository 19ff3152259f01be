import type { FilterField } from '@/shared/console-ui/list/page/filter-form';
import { useTexts } from '@/shared/i18n/use-texts';
import { useStandardWords } from './use-standard-words';

/** The filters of the list of standards. */
export function useFilterFields(): readonly FilterField[] {
  const { t } = useTexts('standards-admin');
  const { countries, sectors, statuses, marks } = useStandardWords();
  return [
    { name: 'number', label: t('field.number'), placeholder: t('filter.contains') },
    { name: 'title', label: t('field.title'), placeholder: t('filter.contains') },
    { name: 'country', label: t('field.country'), options: countries },
    { name: 'body', label: t('field.body'), placeholder: t('filter.exact') },
    { name: 'sector', label: t('field.sector'), options: sectors },
    { name: 'status', label: t('field.status'), options: statuses },
    { name: 'mark', label: t('field.mark'), options: marks },
  ];
}
