import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { handlers } from '../../mocks/handlers';

/** Answers tariff/query as the mocks do, with changes. */
export const changedTariff = (change: Partial<TariffAnswer>): HttpHandler =>
  http.get('*/rcep-boot/api/v1/portal/tariff/query', async ({ request }) => {
    const response = await getResponse(handlers, request);
    if (response === undefined) throw new Error(`No handler for ${request.url}`);
    const { data, ...envelope } = (await response.json()) as { data: TariffAnswer };
    return HttpResponse.json({ ...envelope, data: { ...data, ...change } });
  });
