import { callApi } from '@/shared/api/client/http-client';
import {
  indicatorDeleteAllEndpoint,
  indicatorDeleteEndpoint,
  indicatorEndpoint,
  indicatorInsertEndpoint,
  indicatorPageEndpoint,
  indicatorUpdateEndpoint,
} from './indicator-rows-schema';
import type { IndicatorRow, NewIndicator } from './indicator-rows-schema';

/** Filters, order and paging of a list as the server names them. */
type ListWire = Readonly<Record<string, string | number>>;

/** Key of all indicators loaded by staff. */
const INDICATOR_ROWS_KEY = ['content', 'standard', 'indicators'] as const;

/** content/standard/indicator/findPage; the caller shows errors. */
export const findIndicatorRows = (query: ListWire, signal?: AbortSignal) =>
  callApi(indicatorPageEndpoint, { query, signal, quiet: true });

/** content/standard/indicator/findPage as a query. */
export const indicatorRowsQuery = (query: ListWire) => ({
  queryKey: [...INDICATOR_ROWS_KEY, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findIndicatorRows(query, signal),
  staleTime: 0,
});

/** content/standard/indicator/get: the current indicator, null if it was deleted. */
export const getIndicatorRow = (id: string, signal?: AbortSignal) =>
  callApi(indicatorEndpoint, { query: { id }, signal, quiet: true });

/** content/standard/indicator/insert; 20900 its standard was deleted, 98xx a field is invalid. */
export const insertIndicator = (body: NewIndicator) =>
  callApi(indicatorInsertEndpoint, { body, quiet: true });

/**
 * content/standard/indicator/update; 10100 not the newest version, 20900 its standard was deleted, 98xx a field is
 * invalid.
 */
export const updateIndicator = (body: IndicatorRow) =>
  callApi(indicatorUpdateEndpoint, { body, quiet: true });

/** content/standard/indicator/del; 10100 deleted already. */
export const deleteIndicator = (id: string) =>
  callApi(indicatorDeleteEndpoint, { query: { id }, quiet: true });

/** content/standard/indicator/delAll; fails as `deleteIndicator`. */
export const deleteIndicators = (ids: readonly string[]) =>
  callApi(indicatorDeleteAllEndpoint, { query: { ids: ids.join(',') }, quiet: true });
