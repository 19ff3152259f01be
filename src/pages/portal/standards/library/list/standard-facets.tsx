import { HAS_INDICATORS, STANDARD_FILTERS, type StandardFilter } from '@/features/standards/standard-filters';
import { ADOPTION_STATES, STANDARD_STATUSES } from '@/features/standards/standards-schema';
import { Facets } from '@/shared/list/facets';
import { useStandardWords } from '@/features/standards/view/standard-words';
import type { StandardListState } from './use-standard-list';

interface Counted {
  value: string;
  count: number;
}

/** The filters beside the list with their counts; a selected value without rows can still be removed. */
export function StandardFacets({ list }: { list: StandardListState }) {
  const words = useStandardWords();
  const facets = list.answer.data?.facets;
  if (facets === undefined) return null;
  const countedOf = (name: StandardFilter): readonly Counted[] =>
    name === 'has'
      ? (facets['hasIndicators'] ?? []).map(({ count }) => ({ value: HAS_INDICATORS, count }))
      : (facets[name] ?? []);
  const optionsOf = (name: StandardFilter) => {
    const counted = countedOf(name);
    const missing = list.filters[name].filter((value) => !counted.some((one) => one.value === value));
    const all = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
    return inOrder(name, all).map((option) => ({ ...option, label: words.facetValue(name, option.value) }));
  };
  return (
    <Facets
      groups={STANDARD_FILTERS.map((name) => ({
        id: name,
        label: words.facetName(name),
        options: optionsOf(name),
      }))}
      selected={list.filters}
      onToggle={list.toggleFilter}
      isOld={list.answer.isOld}
    />
  );
}

const FIXED: Partial<Record<StandardFilter, readonly string[]>> = {
  relation: ADOPTION_STATES,
  status: STANDARD_STATUSES,
};

/**
 * Years from the latest, those without rows last; degrees and statuses in their fixed order, the others as the server
 * counts them.
 */
function inOrder(name: StandardFilter, options: readonly Counted[]): readonly Counted[] {
  const fixed = FIXED[name];
  if (fixed !== undefined) return options.toSorted((a, b) => fixed.indexOf(a.value) - fixed.indexOf(b.value));
  if (name !== 'year') return options;
  return options.toSorted(
    (a, b) => Number(b.count > 0) - Number(a.count > 0) || Number(b.value) - Number(a.value),
  );
}
