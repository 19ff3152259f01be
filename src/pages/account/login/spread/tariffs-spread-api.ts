import { callApi } from '@/shared/api/client/http-client';
import { tariffSpreadEndpoint } from './tariffs-spread-schema';

/** tariff/getSpread: rates of the lane from `partner` to `importer` (ISO codes). Quiet: a picture that does not come is not missed. */
export const loadSpread = (importer: string, partner: string, signal?: AbortSignal) =>
  callApi(tariffSpreadEndpoint, { query: { importer, partner }, quiet: true, ...(signal && { signal }) });
