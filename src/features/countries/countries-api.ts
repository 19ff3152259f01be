import { callApi } from '@/shared/api/client/http-client';
import { countryPageEndpoint } from './countries-schema';

/** country/findPage: the 16 countries with their latest trade figures. */
export const countryPageQuery = (language: string) => ({
  queryKey: ['country', 'findPage', language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(countryPageEndpoint, { query: { pageSize: 16 }, signal, quiet: true }),
});
