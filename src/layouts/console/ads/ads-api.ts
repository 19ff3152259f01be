import { callApi } from '@/shared/api/client/http-client';
import { usableAds, type Ad } from './ads';
import { adListEndpoint } from './ads-schema';

/** GET ad/getList: the valid adverts. Errors are silent, except the end of the session. */
export async function getAdList(signal?: AbortSignal): Promise<Ad[]> {
  const records = await callApi(adListEndpoint, { signal, quiet: true });
  return usableAds(records ?? [], document.baseURI);
}

/** The advert strip's list, loaded once per visit. */
export const adListQuery = () => ({
  queryKey: ['ad', 'getList'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => getAdList(signal),
  staleTime: Infinity,
});
