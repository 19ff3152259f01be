import { RECORD_ACTIONS } from '@/features/content/record-state';
import { useKindName } from '@/features/content/words/use-kind-name';
import type { FilterField } from '@/shared/console-ui/list/page/filter-form';
import { useTexts } from '@/shared/i18n/use-texts';
import { LOGGED_KINDS } from '../kinds/content-kinds-schema';

/** The filters of the log: which kinds, which actions, who, and between which days. */
export function useAuditFilters(): readonly FilterField[] {
  const { t } = useTexts('content');
  const kindName = useKindName();
  return [
    {
      name: 'kind',
      label: t('column.kind'),
      options: LOGGED_KINDS.map(({ id }) => ({ value: id, label: kindName(id) })),
      takesSeveral: true,
    },
    {
      name: 'action',
      label: t('column.action'),
      options: (['insert', ...RECORD_ACTIONS, 'confirm'] as const).map((value) => ({
        value,
        label: t(`act.${value}`),
      })),
      takesSeveral: true,
    },
    { name: 'name', label: t('column.name'), placeholder: t('filter.contains') },
    { name: 'who', label: t('column.who'), placeholder: t('filter.contains') },
    { name: 'since', label: t('filter.since'), type: 'date' },
    { name: 'until', label: t('filter.until'), type: 'date', startedBy: 'since' },
  ];
}
