import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { earlyRequestsAt } from '../support/early-calls';
import { openApp } from '../support/open-app';

const server = useApiServer();
afterEach(() => server.events.removeAllListeners());

/** A wrong URL would be requested in vain, and the right one once more. */
it.each([
  ['/home/taxOriginSearch?hs=940620&from=JP&to=VN', 1],
  ['/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15', 1],
  ['/home/lawService', 1],
  ['/home/lawService/details/cn-law-1', 1],
  ['/home/riskCase', 1],
  ['/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024', 1],
  ['/home/newsDetails', 1],
  ['/home/newsDetails/details/id-ceramic-tile-2024', 1],
  ['/home/nationGuide', 1],
  ['/home/nationGuide?country=VN&tab=agreement', 1],
  ['/home/standard', 1],
  ['/home/standard/details/jis-a-5209-2020', 1],
  ['/home/standard/compare?ids=gb-18401-2010,own,qcvn-01-2017-bct', 1],
  ['/home/standard/spectrum?view=tree&q=3920', 1],
  ['/home/search?q=+ＨＳ+steel', 1],
  ['/home/search?q=关税&kind=law', 1],
  ['/home/tradeIndex', 1],
  ['/home/dataView', 1],
  ['/home/sector/ev', 2],
  ['/home/sector/textile?from=CN&to=JP', 2],
  ['/home/sector/textile?from=CN&to=CN', 1],
] as const)(
  'what index.html asks for ahead of %s is what the page asks for',
  async (address, calls) => {
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname + search);
    });
    await openApp(address);
    const early = earlyRequestsAt(`#${address}`).map(([, url]) => url);
    expect(early).toHaveLength(calls);
    await waitFor(() => expect(requested).toEqual(expect.arrayContaining(early)));
  },
  60_000,
);
