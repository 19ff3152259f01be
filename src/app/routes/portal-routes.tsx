import { PATTERNS } from '@/shared/routing/paths';
import type { FurtherPage } from './further-pages';
import { screen } from './screen';
import type { PageRoute } from './screen';

const home = screen({
  titleKey: 'home',
  namespaces: ['home', 'countries'],
  load: () => import('@/pages/portal/home/home-page'),
});
const taxOriginSearch = screen({
  titleKey: 'taxOriginSearch',
  namespaces: ['tariff', 'lane', 'countries'],
  load: () => import('@/pages/portal/tariff-search/tariff-search-page'),
  usesApi: true,
});

/** The public pages of specification §2 and product design §2, in the portal's frame; the first match counts. */
export const PORTAL_ROUTES: readonly PageRoute[] = [
  { path: PATTERNS.home, screen: home },
  { path: PATTERNS.taxOriginSearch, screen: taxOriginSearch },
  asking('tariffBrowse', 'browse', 'countries'),
  asking('search', 'search', 'list', 'countries'),
  asking('kept', 'kept', 'list', 'countries'),
  asking('serviceGuide', 'guide', 'list', 'tariff', 'lane', 'origin', 'countries', 'kept'),
  asking('lawService', 'law', 'list', 'countries'),
  asking('lawDetails', 'law', 'list', 'countries', 'kept'),
  asking('nationGuide', 'nation', 'countries', 'kept'),
  asking('riskCase', 'risk', 'countries', 'list'),
  asking('riskCaseDetails', 'risk', 'countries', 'list', 'kept'),
  asking('tradeIndex', 'indices', 'chart', 'list', 'countries'),
  asking('dataView', 'dataview', 'chart', 'map', 'list', 'countries'),
  asking('newsDetails', 'news', 'list', 'countries'),
  asking('newsDetailsDetails', 'news', 'list', 'countries', 'kept'),
  asking('sector', 'sector', 'list', 'tariff', 'lane', 'origin', 'countries'),
  plain('about', 'about', 'list'),
  asking('standard', 'standard', 'list', 'countries'),
  asking('standardDetails', 'standard', 'list', 'countries', 'kept'),
  asking('standardCompare', 'standard', 'comparison', 'list', 'countries'),
  asking('standardConsistency', 'standard', 'consistency', 'list', 'countries'),
  asking('standardSpectrum', 'standard', 'spectrum', 'list', 'countries'),
  asking('standardCapability', 'capability', 'list', 'chart'),
  plain('unauthorized'),
  plain('notFound'),
];

/** A page that asks the server, with the areas of its texts. */
function asking(page: FurtherPage, ...namespaces: string[]): PageRoute {
  return further(page, namespaces, true);
}

function plain(page: FurtherPage, ...namespaces: string[]): PageRoute {
  return further(page, namespaces, false);
}

function further(page: FurtherPage, namespaces: readonly string[], usesApi: boolean): PageRoute {
  const load = async () => (await import('./further-pages')).FURTHER_PAGES[page]();
  return { path: PATTERNS[page], screen: screen({ titleKey: page, namespaces, load, usesApi }) };
}
