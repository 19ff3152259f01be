import { describe, expect, it } from 'vitest';
import { earlyConsoleRequests } from '@/app/first-paint/early-requests';
import { countryPageEndpoint } from '@/features/countries/countries-schema';
import { findMenuTreeEndpoint } from '@/features/menu/menu-schema';
import { sectorPageEndpoint } from '@/features/sectors/sectors-schema';
import { homeDigestEndpoint } from '@/pages/portal/home/digest/home-digest-schema';
import { adListEndpoint } from '@/layouts/console/ads/ads-schema';
import { userInfoEndpoint } from '@/shared/api/user-info-schema';
import { siteSearchEndpoint } from '@/features/site-search/site-search-schema';
import { standardsEndpoint } from '@/features/standards/standards-schema';
import { tariffQueryEndpoint } from '@/features/tariffs/tariffs-schema';
import { requestUrl } from '@/shared/api/client/request-url';
import { earlyRequestsAt } from '../../../support/early-calls';

const BASE = '/rcep-boot';
const url = ({ path }: { path: string }, query: object) => ['GET', requestUrl(BASE, path, {}, query)];
const tariff = (hs: string, to: string) => url(tariffQueryEndpoint, { hs, to });

const HOME = [
  tariff('940620', 'VN'),
  url(sectorPageEndpoint, { from: 'JP', to: 'VN' }),
  url(countryPageEndpoint, { pageSize: 16 }),
  url(homeDigestEndpoint, {}),
];
const PAIR = '#/home/taxOriginSearch';

describe('what index.html asks for beside the code', () => {
  it.each([['#/home'], [''], ['#/'], ['#/home?lang=vi']])('at "%s": what the home page shows', (hash) => {
    expect(earlyRequestsAt(hash, BASE)).toEqual(HOME);
  });

  it.each([
    [`${PAIR}?hs=940620&from=JP&to=VN`, tariff('940620', 'VN')],
    [`${PAIR}?hs=9406.20&from=JP&to=VN&date=2026-12-15`, tariff('940620', 'VN')],
    [`${PAIR}?hs=HS+9406-20&from=jp&to=vn`, tariff('940620', 'VN')],
    [`${PAIR}?hs=９４０６２０&from=JP&to=VN`, tariff('940620', 'VN')],
    [
      `${PAIR}?hs=850760&from=JP&to=CN&sample=1`,
      url(tariffQueryEndpoint, { hs: '850760', to: 'CN', sample: '1' }),
    ],
    [`${PAIR}?hs=850760&from=JP&to=CN&sample=yes`, tariff('850760', 'CN')],
    [`${PAIR}?to=KR&hs=8507600000&line=8507600000&from=CN`, tariff('8507600000', 'KR')],
  ])('at %s: its tariff', (hash, call) => {
    expect(earlyRequestsAt(hash, BASE)).toEqual([call]);
  });

  it.each([
    ['?q=steel', 'steel'],
    ['?q=+steel++pipe', 'steel pipe'],
    ['?q=钢', '钢'],
  ])('at /home/search%s: what is found', (query, q) => {
    expect(earlyRequestsAt(`#/home/search${query}`, BASE)).toEqual([
      url(siteSearchEndpoint, { q, pageSize: 5 }),
    ]);
  });

  it('at a comparison: at most four standards, each once, without the own table', () => {
    expect(earlyRequestsAt('#/home/standard/compare?ids=a,b,a,own,c,d', BASE)).toEqual([
      url(standardsEndpoint, { ids: 'a,b,c' }),
    ]);
  });

  it.each([
    [PAIR],
    [`${PAIR}?hs=&from=JP&to=VN`],
    [`${PAIR}?hs=9406&from=JP&to=VN`],
    [`${PAIR}?hs=steel+houses&from=JP&to=VN`],
    [`${PAIR}?hs=940620&from=JP`],
    [`${PAIR}?hs=940620&from=JP&to=`],
    [`${PAIR}?hs=940620&from=JP&to=Viet+Nam`],
    [`${PAIR}?hs=940620&to=VN`],
    ['#/home/standard/compare'],
    ['#/home/standard/compare?ids=own'],
    ['#/home/standard/spectrum?sector=ev'],
    ['#/home/standard/spectrum?country=CN'],
    ['#/home/search'],
    ['#/home/search?q=+a+'],
    ['#/home/about'],
    ['#/home/newsDetails?hs=940620&to=VN'],
    ['#/login'],
    ['#/homely'],
  ])('at %s: nothing, since the page asks nothing or index.html cannot know what', (hash) => {
    expect(earlyRequestsAt(hash, BASE)).toEqual([]);
  });

  it('goes where the settings say the server is', () => {
    expect(earlyRequestsAt('#/home', 'https://api.example/rcep-boot')[0]).toEqual([
      'GET',
      'https://api.example/rcep-boot/api/v1/portal/tariff/query?hs=940620&to=VN',
    ]);
  });

  it('at an address of the console: user info, menu and adverts, together with the script', () => {
    expect(earlyConsoleRequests(BASE, true)).toEqual([
      [userInfoEndpoint.method, requestUrl(BASE, userInfoEndpoint.path, {}, {})],
      [findMenuTreeEndpoint.method, requestUrl(BASE, findMenuTreeEndpoint.path, {}, {})],
      [adListEndpoint.method, requestUrl(BASE, adListEndpoint.path, {}, {})],
    ]);
  });

  it('there without a token, the session being assumed: the adverts alone', () => {
    expect(earlyConsoleRequests(BASE, false)).toEqual([
      [adListEndpoint.method, requestUrl(BASE, adListEndpoint.path, {}, {})],
    ]);
  });
});
