import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  readStandardFilters,
  STANDARD_FILTERS,
  standardWire,
  type StandardFilters,
} from '@/features/standards/standard-filters';
import { readPick, togglePick, writePick } from '@/features/standards/standard-pick';
import { standardPageQuery, type StandardPageWire } from '@/features/standards/standards-api';
import type { StandardPage } from '@/features/standards/standards-schema';
import { useRows, type RowsAnswer } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListState, type ListControls } from '@/shared/list/use-list-state';

/** The list of standards according to its address, with the server's answer. */
export interface StandardListState extends Omit<ListControls, 'filters'> {
  filters: StandardFilters;
  /** Number of values selected in the facets. */
  chosen: number;
  /** The query of this list with another page size, for a file of the whole list. */
  wireOf: (pageSize: number) => StandardPageWire;
  answer: RowsAnswer<StandardPage>;
  /** Ids of the standards selected for a tool. */
  picked: readonly string[];
  togglePicked: (id: string) => void;
  clearPicked: () => void;
}

export function useStandardList(): StandardListState {
  const controls = useListState(STANDARD_FILTERS);
  const [params, setParams] = useSearchParams();
  const { q, page } = controls;
  const filters = useMemo(() => readStandardFilters(controls.filters), [controls.filters]);
  const answer = useRows(standardPageQuery(standardWire({ q, page, filters }), useLanguage()));
  return {
    ...controls,
    filters,
    chosen: STANDARD_FILTERS.reduce((sum, name) => sum + filters[name].length, 0),
    wireOf: (pageSize) => standardWire({ q, page: 1, filters }, pageSize),
    answer,
    picked: readPick(params),
    togglePicked: (id) => setParams((before) => togglePick(before, id), { replace: true }),
    clearPicked: () => setParams((before) => writePick(before, []), { replace: true }),
  };
}
