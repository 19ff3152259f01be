import { afterEach, expect, it } from 'vitest';
import { earlyRequests } from '@/app/first-paint/early-requests';
import { screenOf } from '@/app/routes/screen-of';
import { wireApi } from '@/app/wiring';
import { forgetServerState } from '@/shared/api/api-scope';
import { startI18n } from '@/shared/i18n/i18n';
import { useApiServer } from '../support/api-server';

useApiServer();
afterEach(() => {
  delete window.__rcepEarly;
});

/** Taken later, the page would be drawn empty first and filled in a second step. */
it.each([
  '/home/taxOriginSearch?hs=940620&from=JP&to=VN',
  '/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15',
  '/home/lawService',
  '/home/lawService/details/cn-law-1',
  '/home/riskCase',
  '/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024',
  '/home/newsDetails',
  '/home/newsDetails/details/id-ceramic-tile-2024',
  '/home/nationGuide?country=VN',
  '/home/standard/compare?ids=gb-18401-2010,own,qcvn-01-2017-bct',
  '/home/standard/spectrum?view=tree&q=3920',
  '/home/tradeIndex',
  '/home/dataView',
  '/home/sector/textile?from=CN&to=JP',
])('%s takes what index.html asked for before it is drawn', async (address) => {
  await startI18n('zh', []);
  wireApi();
  forgetServerState();
  window.location.hash = `#${address}`;
  const asked = earlyRequests(`#${address}`, '/rcep-boot').map(([, url]) => [url, fetch(url)] as const);
  expect(asked).not.toEqual([]);
  await Promise.all(asked.map(([, answer]) => answer));
  window.__rcepEarly = Object.fromEntries(asked);
  await screenOf(address.split('?')[0] ?? '')?.preload();
  expect(window.__rcepEarly).toEqual({});
});
