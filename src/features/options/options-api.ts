import { callApi } from '@/shared/api/client/http-client';
import {
  optionDeleteAllEndpoint,
  optionDeleteEndpoint,
  optionEndpoint,
  optionInsertEndpoint,
  optionPageEndpoint,
  optionUpdateEndpoint,
} from './options-schema';
import type { ChangedOption, OptionFields, OptionPageFilter } from './options-schema';

/** Key of all lists of parameters in the cache. */
export const OPTION_LISTS = ['options', 'findPage'] as const;

/** options/findPage: one page of the matching parameters; the caller shows errors. */
export const findOptions = (filter: OptionPageFilter, signal?: AbortSignal) =>
  callApi(optionPageEndpoint, { query: filter, signal, quiet: true });

/** options/findPage as a query. */
export const optionPageQuery = (filter: OptionPageFilter) => ({
  queryKey: [...OPTION_LISTS, filter] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findOptions(filter, signal),
});

/** options/get: the current parameter on the server, null if it was deleted. */
export const getOption = (id: string, signal?: AbortSignal) =>
  callApi(optionEndpoint, { query: { id }, signal, quiet: true });

/** options/insert; 20700 code taken, 98xx a field is invalid. */
export const insertOption = (option: OptionFields, signal?: AbortSignal) =>
  callApi(optionInsertEndpoint, { body: option, signal, quiet: true });

/** options/update; 10100 not the newest version, 20700 code taken, 20702 one of the back end's own. */
export const updateOption = (option: ChangedOption, signal?: AbortSignal) =>
  callApi(optionUpdateEndpoint, { body: option, signal, quiet: true });

/** options/del; 20702 one of the back end's own, 10100 already deleted. */
export const deleteOption = (id: string, signal?: AbortSignal) =>
  callApi(optionDeleteEndpoint, { query: { id }, signal, quiet: true });

/** options/delAll; fails as `deleteOption`. */
export const deleteOptions = (ids: readonly string[], signal?: AbortSignal) =>
  callApi(optionDeleteAllEndpoint, { query: { ids: ids.join(',') }, signal, quiet: true });
