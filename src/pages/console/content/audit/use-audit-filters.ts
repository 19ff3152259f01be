import { RECORD_ACTIONS } from '@/features/content/record-state';
import type { FilterField } from '@/shared/console-ui/list/page/filter-form';
import { useTexts } from '@/shared/i18n/use-texts';
import { CONTENT_KINDS } from '../kinds/content-kinds-schema';

/** Kinds with a page of their own, whose changes are in the log too. */
const OTHER_KINDS = ['edition'] as const;

/** The filters of the log: what, which action, who, and since when. */
export function useAuditFilters(): readonly FilterField[] {
  const { t } = useTexts('content');
  return [
    {
      name: 'kind',
      label: t('column.kind'),
      options: [...CONTENT_KINDS.map(({ id }) => id), ...OTHER_KINDS].map((value) => ({
        value,
        label: t(`kind.${value}.title`),
      })),
    },
    {
      name: 'action',
      label: t('column.action'),
      options: ['insert', ...RECORD_ACTIONS].map((value) => ({ value, label: t(`act.${value}`) })),
    },
    { name: 'name', label: t('column.name'), placeholder: t('filter.contains') },
    { name: 'who', label: t('column.who'), placeholder: t('filter.contains') },
    { name: 'since', label: t('filter.since'), type: 'date' },
  ];
}
