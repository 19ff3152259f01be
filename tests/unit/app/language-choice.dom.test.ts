import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chooseLanguage } from '@/app/language-choice';
import { defineEndpoint } from '@/shared/api/endpoint';
import { createHttpClient } from '@/shared/api/client/http-client';
import { parseConfig } from '@/shared/config/parse-config';
import { startI18n } from '@/shared/i18n/i18n';
import { recordedPorts } from '../../support/recorded-ports';

const URL = '/rcep-boot/api/v1/portal/home/get';
const home = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/home/get',
  summary: 'Home',
  auth: 'optional',
  query: z.object({}),
  data: z.string(),
});
const server = setupServer(http.get(URL, () => HttpResponse.json({ code: 0, data: 'in the new language' })));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => delete window.__rcepEarly);
afterAll(() => server.close());

it('a section first shown after the switch does not take what index.html requested in the language before', async () => {
  await startI18n('zh', ['shell']);
  window.__rcepEarly = { [URL]: Promise.resolve(Response.json({ code: 0, data: '旧语言' })) };
  await chooseLanguage('en');
  const client = createHttpClient(recordedPorts().ports, parseConfig({}));
  expect(await client.call(home, { query: {} })).toBe('in the new language');
});
