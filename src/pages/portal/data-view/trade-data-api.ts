import { callApi } from '@/shared/api/client/http-client';
import { tradeDataPageEndpoint } from './trade-data-schema';

/** The request: countries (none: all) and years, both ends included. */
export interface TradeDataQuery {
  countries: readonly string[];
  from: number;
  to: number;
}

/** tradeData/findPage: the records of some countries in a range of years, all on one page. */
export const tradeDataQuery = ({ countries, from, to }: TradeDataQuery, language: string) => {
  const requested = countries.toSorted((a, b) => (a < b ? -1 : 1)).join(',');
  return {
    queryKey: ['tradeData', 'findPage', requested, from, to, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(tradeDataPageEndpoint, {
        query: {
          country_IN: requested === '' ? undefined : requested,
          pageSize: ALL_ROWS,
          year_BEGIN: from,
          year_END: to,
        },
        signal,
        quiet: true,
      }),
  };
};

/** More than all countries and years of the portal together. */
const ALL_ROWS = 200;
