import type { RiskCaseQuestion } from '@/features/risk-cases/risk-cases-api';
import type { ListState } from '@/shared/list/list-state';

export const CASE_FILTERS = ['importer', 'exporter', 'kind', 'stage', 'sector', 'chapter', 'year'] as const;
export const CASES_PER_PAGE = 15;

export const CASE_SORTS = ['latest', 'oldest', 'importer'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** The order in the address; the latest first if it has no known one. */
export const caseSortOf = (text: string | null): CaseSort =>
  CASE_SORTS.find((sort) => sort === text) ?? 'latest';

/** The code that filters the list, 2 to 11 digits; null without a valid one. */
export const caseHsOf = (text: string | null): string | null => /^\d{2,11}$/.exec(text ?? '')?.[0] ?? null;

/** The request for a list's state. */
export function casesQuestion(state: ListState, sort: CaseSort, hs: string | null): RiskCaseQuestion {
  const filters = Object.entries(state.filters).map(([name, values]) => [`${name}_IN`, values.join(',')]);
  return {
    q: state.q,
    hs: hs ?? undefined,
    ...(Object.fromEntries(filters) as Partial<RiskCaseQuestion>),
    lastDate_ORDER: sort === 'oldest' ? 'ASC' : sort === 'latest' ? 'DESC' : undefined,
    importer_ORDER: sort === 'importer' ? 'ASC' : undefined,
    pageNo: state.page,
    pageSize: CASES_PER_PAGE,
  };
}
