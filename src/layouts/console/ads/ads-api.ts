import { callApi } from '@/shared/api/client/http-client';
import { usableAds, type Ad } from './ads';
import { adListEndpoint } from './ads-schema';

/** GET ad/getList: the adverts that can be shown. Says nothing when it fails, except that the session has ended. */
export async function getAdList(signal?: AbortSignal): Promise<Ad[]> {
  const records = await callApi(adListEndpoint, { signal, quiet: true });
  return usableAds(records ?? [], document.baseURI);
}

/** The advert strip's list, read once per visit. */
export const adListQuery = () => ({
  queryKey: ['ad', 'getList'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => getAdList(signal),
  staleTime: Infinity,
});
