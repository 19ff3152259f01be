import { HOME_PATH, TARIFF_PATH } from '../routing/page-paths';
import { SECTOR_IDS } from '../routing/sector-ids';
import type { PublicPages } from './page';
import { STANDARD_PAGES } from './portal-standards';

const PAIR = `${TARIFF_PATH}?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000`;
const TARIFF = {
  call: 'tariff/query',
  query: { hs: '$hs', sample: '$sample', to: '$to' },
  needs: ['from'],
} as const;
/** All sections of the home page have their data. */
const FILLED =
  'body:has(.preview):has(.home-news-list):has(.home-figures):has(.country-tile):has(.home-tools-figures):has(.risk-levels):has(.share-bar)';

/** The public pages of specification §2 and product design §2, in the portal's frame and in the order of its menu. */
export const PORTAL_PAGES = {
  home: {
    path: HOME_PATH,
    module: 'portal/home/home',
    texts: ['home', 'countries'],
    withoutApi: true,
    menu: true,
    search: true,
    facts: {
      loads: 'beside',
      further: [
        'pages/portal/home/preview/home-preview.tsx',
        'pages/portal/home/home-sections.tsx',
        'features/countries/countries-api.ts',
        'shared/api/cache/api-scope.tsx',
      ],
      requests: [
        { call: 'tariff/query', query: { hs: '940620', to: 'VN' } },
        { call: 'sector/findPage', query: { from: 'JP', to: 'VN' } },
        { call: 'country/findPage', query: { pageSize: 16 } },
        { call: 'home/get', query: {} },
      ],
      budgets: [
        { name: 'until its sentence can be used', until: 'form[data-usable]', kib: 115 },
        { name: 'with its sections filled', until: FILLED, kib: 152 },
        { name: 'with everything else', until: FILLED, kib: 185, isWhole: true },
      ],
    },
  },
  dataView: {
    path: '/home/dataView',
    module: 'portal/data-view/data-view',
    texts: ['dataview', 'chart', 'map', 'list', 'countries'],
    menu: true,
    search: true,
    facts: {
      requests: [
        {
          call: 'tradeData/findPage',
          query: { country_IN: 'AU,CN,ID,JP,KR,VN', pageSize: 200, year_BEGIN: 2018, year_END: 2024 },
          unless: ['*'],
        },
      ],
    },
  },
  tradeIndex: {
    path: '/home/tradeIndex',
    module: 'portal/trade-index/trade-index',
    texts: ['indices', 'chart', 'list', 'countries'],
    menu: true,
    search: true,
    facts: { requests: [{ call: 'index/getIndexInfo', query: { sector: 'ev' }, unless: ['*'] }] },
  },
  riskCase: {
    path: '/home/riskCase',
    module: 'portal/risk-case/risk-case',
    texts: ['risk', 'countries', 'list'],
    menu: true,
    search: true,
    facts: {
      requests: [
        {
          call: 'riskCase/findPage',
          query: { lastDate_ORDER: 'DESC', pageNo: 1, pageSize: 15 },
          unless: ['*'],
        },
      ],
    },
  },
  riskCaseDetails: {
    path: '/home/riskCase/riskCaseDetails/:id',
    module: 'portal/risk-case/details/risk-case-details',
    texts: ['risk', 'countries', 'list', 'saved'],
    facts: {
      requests: [{ call: 'riskCase/get', query: { id: '$id' } }],
      budgets: [{ address: '/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024' }],
    },
  },
  serviceGuide: {
    path: '/home/serviceGuide',
    module: 'portal/service-guide/service-guide',
    texts: ['guide', 'list', 'tariff', 'pair', 'origin', 'countries', 'saved'],
    menu: true,
    search: true,
    facts: {
      requests: [TARIFF],
      budgets: [{ address: '/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15' }],
    },
  },
  taxOriginSearch: {
    path: TARIFF_PATH,
    module: 'portal/tariff-search/tariff-search',
    texts: ['tariff', 'pair', 'countries'],
    menu: true,
    search: true,
    facts: {
      requests: [TARIFF],
      laterTexts: ['browse', 'origin'],
      budgets: [
        { address: PAIR, until: '[data-answer]' },
        { name: 'until its answer', address: PAIR, until: '[data-answer]', isWhole: false },
      ],
    },
  },
  tariffBrowse: {
    path: '/home/taxOriginSearch/browse',
    module: 'portal/tariff-browse/tariff-browse',
    texts: ['browse', 'countries'],
    search: true,
    facts: { budgets: [{ address: '/home/taxOriginSearch/browse?code=9405&from=CN&to=VN' }] },
  },
  lawService: {
    path: '/home/lawService',
    module: 'portal/laws/laws',
    texts: ['law', 'list', 'countries'],
    menu: true,
    search: true,
    facts: { requests: [{ call: 'law/findPage', query: { pageSize: 20 }, unless: ['*'] }] },
  },
  lawDetails: {
    path: '/home/lawService/details/:id',
    module: 'portal/laws/law-details',
    texts: ['law', 'list', 'countries', 'saved'],
    facts: {
      requests: [{ call: 'law/get', query: { id: '$id' } }],
      budgets: [{ address: '/home/lawService/details/cn-law-1' }],
    },
  },
  nationGuide: {
    path: '/home/nationGuide',
    module: 'portal/nation-guide/nation-guide',
    texts: ['nation', 'countries', 'saved'],
    menu: { key: 'investment', query: '?tab=investment' },
    search: [
      { id: 'nationGuide', titleKey: 'shell:title.nationGuide', address: '/home/nationGuide' },
      {
        id: 'investment',
        titleKey: 'shell:menu.investment',
        address: '/home/nationGuide?tab=investment',
      },
    ],
    facts: {
      requests: [
        { call: 'country/get', query: { code: '$country' } },
        { call: 'country/findPage', query: { pageSize: 16 }, unless: ['*'] },
      ],
      budgets: [{}, { address: '/home/nationGuide?country=VN' }],
    },
  },
  newsDetails: {
    path: '/home/newsDetails',
    module: 'portal/news/news-list',
    texts: ['news', 'list', 'countries'],
    menu: true,
    search: true,
    facts: { requests: [{ call: 'news/findPage', query: { pageSize: 10 }, unless: ['*'] }] },
  },
  newsDetailsDetails: {
    path: '/home/newsDetails/details/:id',
    module: 'portal/news/news-details',
    texts: ['news', 'list', 'countries', 'saved'],
    facts: {
      requests: [{ call: 'news/get', query: { id: '$id' } }],
      budgets: [{ address: '/home/newsDetails/details/id-ceramic-tile-2024' }],
    },
  },
  ...STANDARD_PAGES,
  sector: {
    path: '/home/sector/:sector',
    module: 'portal/sector/sector',
    texts: ['sector', 'list', 'tariff', 'pair', 'origin', 'countries'],
    search: SECTOR_IDS.map((id) => ({ id, titleKey: `search:place.${id}`, address: `/home/sector/${id}` })),
    facts: {
      requests: [
        { call: 'sector/get', query: { sector: '$id' } },
        { call: 'sector/findPage', query: { from: '$from|CN', to: '$to|VN' } },
      ],
      budgets: [{ address: '/home/sector/ev' }],
    },
  },
  search: {
    path: '/home/search',
    module: 'portal/search/search',
    texts: ['search', 'list', 'countries'],
    facts: {
      requests: [{ call: 'search/findPage', query: { q: '$q', pageSize: 5 } }],
      budgets: [{ address: '/home/search?q=steel' }],
    },
  },
  saved: {
    path: '/home/kept',
    module: 'portal/saved/saved',
    texts: ['saved', 'list', 'countries'],
    search: true,
  },
  about: {
    path: '/home/about',
    module: 'portal/about/about',
    texts: ['about', 'list'],
    withoutApi: true,
    search: true,
  },
  unauthorized: { path: '/401', module: 'errors/unauthorized', texts: [], withoutApi: true },
  notFound: { path: '/404', module: 'errors/not-found', texts: [], withoutApi: true },
} as const satisfies PublicPages;
