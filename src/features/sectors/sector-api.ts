import { callApi } from '@/shared/api/client/http-client';
import { sectorCodesEndpoint } from './sector-basket-schema';
import type { SectorCodes } from './sector-basket-schema';
import { sectorBasketEndpoint, sectorRelatedEndpoint } from './sector-contents-schema';
import { sectorPartnersEndpoint } from './sector-partners-schema';
import type { SectorId } from '@/shared/routing/paths';

/** The query of a sector's basket; the filters have one value each, empty for none. */
export interface BasketQuestion {
  sector: SectorId;
  from: string;
  to: string;
  q: string;
  chapter: string;
  outcome: string;
  rule: string;
  page: number;
}

/** Codes of a basket on one page. */
export const BASKET_PAGE_SIZE = 20;

/** More codes than any basket has: one page of this size is the whole. */
const WHOLE_BASKET = 500;

/** sector/get: codes, chapters and rules of a sector. */
export const sectorBasketQuery = (sector: SectorId, language: string) => ({
  queryKey: ['sector', 'get', sector, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(sectorBasketEndpoint, { query: { sector }, signal, quiet: true }),
});

/** sector/findCodes: one page of a sector's basket. */
export const sectorCodesQuery = (question: BasketQuestion, language: string) => ({
  queryKey: ['sector', 'findCodes', question, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => requestCodes(question, BASKET_PAGE_SIZE, signal),
});

/** sector/findCodes: all matching codes, for a file. */
export const loadWholeBasket = (question: BasketQuestion): Promise<SectorCodes> =>
  requestCodes({ ...question, page: 1 }, WHOLE_BASKET);

/** sector/findPartners: a sector's rates at importer `to` by exporting Party. */
export const sectorPartnersQuery = (sector: SectorId, to: string, language: string) => ({
  queryKey: ['sector', 'findPartners', sector, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(sectorPartnersEndpoint, { query: { sector, to }, signal, quiet: true }),
});

/** sector/getRelated: cases, standards, laws and events of a sector, those of importer `to` first. */
export const sectorRelatedQuery = (sector: SectorId, to: string, language: string) => ({
  queryKey: ['sector', 'getRelated', sector, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(sectorRelatedEndpoint, { query: { sector, to }, signal, quiet: true }),
});

function requestCodes({ page, ...question }: BasketQuestion, pageSize: number, signal?: AbortSignal) {
  const { sector, from, to, q, chapter, outcome, rule } = question;
  const filters = Object.entries({ q, chapter_IN: chapter, outcome_IN: outcome, rule_IN: rule });
  return callApi(sectorCodesEndpoint, {
    query: {
      sector,
      from,
      to,
      ...Object.fromEntries(filters.filter(([, value]) => value !== '')),
      pageNo: page,
      pageSize,
    },
    quiet: true,
    ...(signal && { signal }),
  });
}
