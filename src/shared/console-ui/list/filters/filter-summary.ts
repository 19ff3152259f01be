import type { TextFunction } from '@/shared/i18n/text-keys';
import type { FilterField } from '../page/filter-field';
import { labelsOf } from './choices';
import type { SavedFilter } from './saved-filters';

/** The filters in words: labels of choices, not their values; empty if none is set. */
export function filterSummary(
  fields: readonly FilterField[],
  { texts }: SavedFilter,
  t: TextFunction<readonly ['list-view', 'ui', 'console']>,
): string {
  const gone = (code: string) => t('console:filter.gone', { code });
  return fields
    .flatMap(({ name, label, options }) => {
      const value = texts[name] ?? '';
      if (value === '') return [];
      const words = options === undefined ? value : labelsOf(options, value, gone).join(t('ui:list.comma'));
      return `${label}: ${words}`;
    })
    .join(' · ');
}
