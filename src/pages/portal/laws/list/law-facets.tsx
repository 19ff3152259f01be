import { LAW_FILTERS } from '@/features/laws/law-filters';
import type { LawFilter } from '@/features/laws/law-filters';
import { LAW_STATUSES } from '@/features/laws/law-status-schema';
import { NO_YEAR } from '@/features/laws/laws-schema';
import { Facets } from '@/shared/list/facets';
import { useLawWords } from '@/features/laws/view/law-words';
import type { LawListState } from './use-law-list';

type Facet = Exclude<LawFilter, 'kind'>;
type Counted = { value: string; count: number };

const FACETS = LAW_FILTERS.filter((name) => name !== 'kind');

/** The filters beside the list with their counts; a selected value without rows can still be removed. */
export function LawFacets({ list }: { list: LawListState }) {
  const words = useLawWords();
  const facets = list.answer.data?.facets;
  if (facets === undefined) return null;
  const optionsOf = (name: Facet) => {
    const counted = facets[name] ?? [];
    const missing = list.filters[name].filter((value) => !counted.some((one) => one.value === value));
    const all = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
    return inOrder(name, all).map((option) => ({ ...option, label: words.facetValue(name, option.value) }));
  };
  return (
    <Facets
      groups={FACETS.map((name) => ({ id: name, label: words.facetName(name), options: optionsOf(name) }))}
      selected={list.filters}
      onToggle={list.toggleFilter}
      isOld={list.answer.isOld}
    />
  );
}

/**
 * Years from the latest, those without rows last; statuses in their fixed order, the others in the server's: most
 * first.
 */
function inOrder(name: Facet, options: readonly Counted[]): readonly Counted[] {
  const statuses: readonly string[] = LAW_STATUSES;
  if (name === 'status')
    return options.toSorted((a, b) => statuses.indexOf(a.value) - statuses.indexOf(b.value));
  if (name !== 'year') return options;
  const rank = ({ value }: Counted) => (value === NO_YEAR ? 0 : Number(value));
  return options.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0) || rank(b) - rank(a));
}
