import { callApi } from '@/shared/api/client/http-client';
import {
  dismissSearchEndpoint,
  emptySearchPageEndpoint,
  queueEndpoint,
  type EmptySearch,
} from './queue-schema';

/** Key of the work queue in all languages, and of all its searches. */
export const QUEUE_KEY = ['queue'] as const;

/** queue/get: the numbers of the work queue with the first rows of each. */
export const queueQuery = (language: string) => ({
  queryKey: [...QUEUE_KEY, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(queueEndpoint, { query: {}, signal, quiet: true }),
});

/** The server stores at most so many. */
const MOST_SEARCHES = 1000;

/** queue/findSearches: all words that found nothing. */
export const emptySearchesQuery = {
  queryKey: [...QUEUE_KEY, 'findSearches'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(emptySearchPageEndpoint, { query: { pageSize: MOST_SEARCHES }, signal, quiet: true }))
      .rows,
};

/** queue/dismissSearch: takes words off the list for good. */
export const dismissSearch = ({ words, language }: EmptySearch) =>
  callApi(dismissSearchEndpoint, { body: { words, language } });
