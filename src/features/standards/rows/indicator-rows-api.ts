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

/** Key of everything that staff read of the indicators. */
const INDICATOR_ROWS_KEY = ['content', 'standard', 'indicators'] as const;

/** content/standard/indicator/findPage; the caller shows what goes wrong. */
export const findIndicatorRows = (query: ListWire, signal?: AbortSignal) =>
  callApi(indicatorPageEndpoint, { query, signal, quiet: true });

/** content/standard/indicator/findPage as a query. */
export const indicatorRowsQuery = (query: ListWire) => ({
  queryKey: [...INDICATOR_ROWS_KEY, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findIndicatorRows(query, signal),
  staleTime: 0,
});

/** content/standard/indicator/get: the indicator as it is now, null where it is gone. */
export const getIndicatorRow = (id: string, signal?: AbortSignal) =>
  callApi(indicatorEndpoint, { query: { id }, signal, quiet: true });

/** content/standard/indicator/insert; 20900 its standard is gone, 98xx a field is wrong. */
export const insertIndicator = (body: NewIndicator) =>
  callApi(indicatorInsertEndpoint, { body, quiet: true });

/** content/standard/indicator/update; 10100 the version is not the newest, 20900 its standard is gone, 98xx a field is wrong. */
export const updateIndicator = (body: IndicatorRow) =>
  callApi(indicatorUpdateEndpoint, { body, quiet: true });

/** content/standard/indicator/del; 10100 deleted already. */
export const deleteIndicator = (id: string) =>
  callApi(indicatorDeleteEndpoint, { query: { id }, quiet: true });

/** content/standard/indicator/delAll; fails as `deleteIndicator`. */
export const deleteIndicators = (ids: readonly string[]) =>
  callApi(indicatorDeleteAllEndpoint, { query: { ids: ids.join(',') }, quiet: true });
