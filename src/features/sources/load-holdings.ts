import { isApiError } from '@/shared/api/client/api-errors';
import { callApi } from '@/shared/api/client/http-client';
import { holdingPageEndpoint } from './sources-schema';
import type { Holding } from './sources-schema';

/** source/findPage: the site's data sets, with counts, sources and dates; empty if the call fails. */
export async function loadHoldings(): Promise<Holding[]> {
  try {
    const { rows } = await callApi(holdingPageEndpoint, { query: { pageSize: 20 }, quiet: true });
    return rows;
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
