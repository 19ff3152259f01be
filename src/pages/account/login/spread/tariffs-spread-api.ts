import { callApi } from '@/shared/api/client/http-client';
import { tariffSpreadEndpoint } from './tariffs-spread-schema';

/**
 * tariff/getSpread: rates for the route from `partner` to `importer` (ISO codes). Quiet: a missing chart is not an
 * error.
 */
export const loadSpread = (importer: string, partner: string, signal?: AbortSignal) =>
  callApi(tariffSpreadEndpoint, { query: { importer, partner }, quiet: true, ...(signal && { signal }) });
