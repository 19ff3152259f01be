import type { FacetCounts } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import type { FacetGroup } from '@/shared/list/facets';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';

/** The filters of the event list by name, years from the latest. */
export function useEventFacets(counts: FacetCounts): FacetGroup[] {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const group = (id: string, label: string, labelOf: (value: string) => string): FacetGroup => ({
    id,
    label,
    options: (counts[id] ?? []).map(({ value, count }) => ({ value, count, label: labelOf(value) })),
  });
  const years = group('year', t('warnings.year'), (year) => year);
  return [
    group('importer', t('filter.importer'), nameOf),
    group('exporter', t('filter.exporter'), (code) => (code === 'all' ? t('origin.all') : nameOf(code))),
    { ...years, options: [...years.options].sort((a, b) => b.value.localeCompare(a.value)) },
  ];
}
