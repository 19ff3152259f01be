import { callApi } from '@/shared/api/client/http-client';
import { changePageEndpoint } from './changes-schema';

/** change/findPage: what changed on the day `since` (`yyyy-MM-dd`) or later, in the reader's language. */
export const changePageQuery = (since: string, language: string, pageNo: number, pageSize: number) => ({
  queryKey: ['change', 'findPage', since, pageNo, pageSize, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(changePageEndpoint, { query: { since, pageNo, pageSize }, signal, quiet: true }),
});
