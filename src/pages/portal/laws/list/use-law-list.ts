import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LAW_FILTERS, lawWire, readLawFilters, readLawSort } from '@/features/laws/law-filters';
import type { LawFilters, LawSort } from '@/features/laws/law-filters';
import { lawPageQuery } from '@/features/laws/laws-api';
import type { LawWire } from '@/features/laws/laws-api';
import type { LawPage } from '@/features/laws/laws-schema';
import { useRows } from '@/shared/api/cache/previous-answer';
import type { RowsAnswer } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListState } from '@/shared/list/use-list-state';
import type { ListControls } from '@/shared/list/use-list-state';

/** The list of laws according to its address, with the server's answer. */
export interface LawListState extends Omit<ListControls, 'filters' | 'sort'> {
  filters: LawFilters;
  sort: LawSort;
  /** Number of values selected in the facets. */
  chosen: number;
  /** The query of the answer, for a file of the whole list. */
  wireOf: (pageSize: number) => LawWire;
  answer: RowsAnswer<LawPage>;
}

export function useLawList(): LawListState {
  const controls = useListState(LAW_FILTERS);
  const { q, page } = controls;
  const [params] = useSearchParams();
  const sort = readLawSort(params.get('sort'), q);
  const filters = useMemo(() => readLawFilters(controls.filters), [controls.filters]);
  const answer = useRows(lawPageQuery(lawWire({ q, page, filters, sort }), useLanguage()));
  return {
    ...controls,
    filters,
    sort,
    chosen: LAW_FILTERS.reduce((sum, name) => sum + (name === 'kind' ? 0 : filters[name].length), 0),
    wireOf: (pageSize) => lawWire({ q, page: 1, filters, sort }, pageSize),
    answer,
  };
}
