import { ACCOUNT_PAGES } from '../pages/account';
import { PORTAL_PAGES } from '../pages/portal';
import { CONSOLE_HOME_PATH, PERSONAL_CENTER_PATH } from './page-paths';
import type { SectorId } from './sector-ids';
import { withQuery } from './with-query';

export { SECTOR_IDS, type SectorId } from './sector-ids';

/** The sections of the about page, in the order of the footer's links. */
export const ABOUT_SECTIONS = ['data', 'missing', 'accessibility', 'api', 'feedback'] as const;
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

/** A place of the Harmonized System, `94` or `XX` (none: its top), and the countries and date of its rates. */
export interface BrowseAddress {
  code?: string;
  from?: string;
  to?: string;
  date?: string;
}

/** The shared state of list pages: free text, page from 1, tab; their filters are added by field name. */
export interface ListAddress {
  [filter: string]: string | undefined;
  q?: string;
  page?: string;
  tab?: string;
}

/** The route patterns of the public pages, by page, and of other link targets. */
export const PATTERNS = {
  root: '/',
  ...patternsOf({ ...PORTAL_PAGES, ...ACCOUNT_PAGES }),
  index: CONSOLE_HOME_PATH,
  personalCenter: PERSONAL_CENTER_PATH,
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
  saved: (query: { tab?: string; since?: string; q?: string } = {}) => withQuery(PATTERNS.saved, query),
  login: (query: { redirect?: string } = {}) => withQuery(PATTERNS.login, query),
  register: () => PATTERNS.register,
  unauthorized: (query: { redirect?: string } = {}) => withQuery(PATTERNS.unauthorized, query),
  /** `address`: the unknown one. */
  notFound: (query: { address?: string } = {}) => withQuery(PATTERNS.notFound, query),
  index: () => PATTERNS.index,
  personalCenter: () => PATTERNS.personalCenter,
};

type PatternsOf<Pages> = { [Key in keyof Pages]: Pages[Key] extends { path: infer Path } ? Path : never };

function patternsOf<Pages extends Record<string, { path: string }>>(pages: Pages): PatternsOf<Pages> {
  const patterns = Object.entries(pages).map(([key, { path }]) => [key, path]);
  return Object.fromEntries(patterns) as PatternsOf<Pages>;
}
