import { HOME_PATH, LOGIN_PATH, TARIFF_PATH } from './page-paths';
import { withQuery } from './with-query';

/** The four sectors of the home page, as they stand in the address `/home/sector/:sector`. */
export const SECTOR_IDS = ['ev', 'smartManufacturing', 'buildingMaterials', 'textile'] as const;
export type SectorId = (typeof SECTOR_IDS)[number];

/** The sections of the about page, in the order of the footer's links. */
export const ABOUT_SECTIONS = ['data', 'notHeld', 'accessibility', 'api', 'feedback'] as const;
export type AboutSection = (typeof ABOUT_SECTIONS)[number];

/** The query of a tariff result (product design §8, addresses): digits only in codes, ISO dates, ISO codes. */
export interface TariffAddress {
  hs?: string;
  line?: string;
  from?: string;
  to?: string;
  date?: string;
  value?: string;
  currency?: string;
  qty?: string;
  unit?: string;
  vs?: string;
  sample?: string;
  bom?: string;
}

/** A place of the Harmonized System, `94` or `XX` (none: its top), and the countries and date of the rates beside it. */
export interface BrowseAddress {
  code?: string;
  from?: string;
  to?: string;
  date?: string;
}

/** What list pages share: free text, page from 1, tab; their filters stand beside by their field names. */
export interface ListAddress {
  [filter: string]: string | undefined;
  q?: string;
  page?: string;
  tab?: string;
}

/** Route patterns as the router matches them (specification §2, product design §2). */
export const PATTERNS = {
  root: '/',
  home: HOME_PATH,
  serviceGuide: '/home/serviceGuide',
  taxOriginSearch: TARIFF_PATH,
  tariffBrowse: '/home/taxOriginSearch/browse',
  lawService: '/home/lawService',
  lawDetails: '/home/lawService/details/:id',
  nationGuide: '/home/nationGuide',
  riskCase: '/home/riskCase',
  riskCaseDetails: '/home/riskCase/riskCaseDetails/:id',
  tradeIndex: '/home/tradeIndex',
  dataView: '/home/dataView',
  newsDetails: '/home/newsDetails',
  newsDetailsDetails: '/home/newsDetails/details/:id',
  standard: '/home/standard',
  standardDetails: '/home/standard/details/:id',
  standardCompare: '/home/standard/compare',
  standardConsistency: '/home/standard/consistency',
  standardSpectrum: '/home/standard/spectrum',
  standardCapability: '/home/standard/capability',
  sector: '/home/sector/:sector',
  about: '/home/about',
  search: '/home/search',
  kept: '/home/kept',
  login: LOGIN_PATH,
  register: '/register',
  unauthorized: '/401',
  notFound: '/404',
  index: '/index',
  personalCenter: '/personalCenter/personalCenter',
} as const;

/** Builders: one address of the app each, without the `#`; empty query values are left out. */
export const paths = {
  root: () => PATTERNS.root,
  home: () => PATTERNS.home,
  serviceGuide: (query: TariffAddress = {}) => withQuery(PATTERNS.serviceGuide, query),
  taxOriginSearch: (query: TariffAddress = {}) => withQuery(PATTERNS.taxOriginSearch, query),
  tariffBrowse: (query: BrowseAddress = {}) => withQuery(PATTERNS.tariffBrowse, query),
  lawService: (query: ListAddress = {}) => withQuery(PATTERNS.lawService, query),
  lawDetails: (id: string) => `${PATTERNS.lawService}/details/${encodeURIComponent(id)}`,
  nationGuide: (query: { country?: string; tab?: string; vs?: string; date?: string; only?: string } = {}) =>
    withQuery(PATTERNS.nationGuide, query),
  riskCase: (query: ListAddress = {}) => withQuery(PATTERNS.riskCase, query),
  riskCaseDetails: (id: string) => `${PATTERNS.riskCase}/riskCaseDetails/${encodeURIComponent(id)}`,
  tradeIndex: (query: ListAddress = {}) => withQuery(PATTERNS.tradeIndex, query),
  dataView: (query: ListAddress = {}) => withQuery(PATTERNS.dataView, query),
  newsDetails: (query: ListAddress = {}) => withQuery(PATTERNS.newsDetails, query),
  newsDetailsDetails: (id: string) => `${PATTERNS.newsDetails}/details/${encodeURIComponent(id)}`,
  standard: (query: ListAddress = {}) => withQuery(PATTERNS.standard, query),
  standardDetails: (id: string) => `${PATTERNS.standard}/details/${encodeURIComponent(id)}`,
  standardCompare: (query: ListAddress = {}) => withQuery(PATTERNS.standardCompare, query),
  standardConsistency: (query: ListAddress = {}) => withQuery(PATTERNS.standardConsistency, query),
  standardSpectrum: (query: ListAddress = {}) => withQuery(PATTERNS.standardSpectrum, query),
  standardCapability: (query: ListAddress = {}) => withQuery(PATTERNS.standardCapability, query),
  sector: (sector: SectorId, query: ListAddress = {}) => withQuery(`/home/sector/${sector}`, query),
  about: (section?: AboutSection) => withQuery(PATTERNS.about, { section }),
  search: (query: { q?: string; kind?: string; page?: string } = {}) => withQuery(PATTERNS.search, query),
  kept: (query: { tab?: string; since?: string; q?: string } = {}) => withQuery(PATTERNS.kept, query),
  login: (query: { redirect?: string } = {}) => withQuery(PATTERNS.login, query),
  register: () => PATTERNS.register,
  unauthorized: (query: { redirect?: string } = {}) => withQuery(PATTERNS.unauthorized, query),
  /** `address`: the one that is no page. */
  notFound: (query: { address?: string } = {}) => withQuery(PATTERNS.notFound, query),
  index: () => PATTERNS.index,
  personalCenter: () => PATTERNS.personalCenter,
};
