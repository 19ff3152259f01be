import { RECORD_STATES } from '@/features/content/record-state';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import type { FilterField } from '@/shared/console-ui/list/page/filter-form';
import { useEditionWords } from '../use-edition-words';

/**
 * The filters of the list: importer, state, verified or not, by when it ends without a
 * successor, who wrote it, and between which days.
 */
export function useEditionFilters(): readonly FilterField[] {
  const { t, country } = useEditionWords();
  return [
    {
      name: 'importer',
      label: t('field.subject'),
      takesSeveral: true,
      options: COUNTRY_CODES.map((value) => ({ value, label: country(value) })),
    },
    {
      name: 'state',
      label: t('field.state'),
      takesSeveral: true,
      options: [...RECORD_STATES, ...(['waiting', 'sentBack'] as const)].map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
    },
    {
      name: 'mark',
      label: t('filter.mark'),
      takesSeveral: true,
      options: (['fact', 'unchecked'] as const).map((value) => ({
        value,
        label: t(`filter.marks.${value}`),
      })),
    },
    { name: 'lapse', label: t('filter.lapse'), type: 'date' },
    { name: 'writer', label: t('field.by'), placeholder: t('filter.contains') },
    { name: 'since', label: t('filter.since'), type: 'date' },
    { name: 'until', label: t('filter.until'), type: 'date', startedBy: 'since' },
  ];
}
