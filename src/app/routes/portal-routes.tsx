import { PATTERNS } from '@/shared/routing/paths';
import { screen } from './screen';
import type { PageRoute, Screen } from './screen';

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
const about = screen({
  titleKey: 'about',
  namespaces: ['about'],
  load: () => import('@/pages/portal/about/about-page'),
});
const unauthorized = screen({
  titleKey: 'unauthorized',
  namespaces: [],
  load: () => import('@/pages/errors/unauthorized-page'),
});
const notFound = screen({
  titleKey: 'notFound',
  namespaces: [],
  load: () => import('@/pages/errors/not-found-page'),
});

const notBuilt = (titleKey: string): Screen =>
  screen({ titleKey, namespaces: ['about'], load: () => import('@/pages/portal/not-built/not-built-page') });

/** The public pages of specification §2 and product design §2, in the portal's frame; the first match counts. */
export const PORTAL_ROUTES: readonly PageRoute[] = [
  { path: PATTERNS.home, screen: home },
  { path: PATTERNS.taxOriginSearch, screen: taxOriginSearch },
  { path: PATTERNS.about, screen: about },
  { path: PATTERNS.serviceGuide, screen: notBuilt('serviceGuide') },
  { path: PATTERNS.lawService, screen: notBuilt('lawService') },
  { path: PATTERNS.nationGuide, screen: notBuilt('nationGuide') },
  { path: PATTERNS.riskCase, screen: notBuilt('riskCase') },
  { path: PATTERNS.riskCaseDetails, screen: notBuilt('riskCaseDetails') },
  { path: PATTERNS.tradeIndex, screen: notBuilt('tradeIndex') },
  { path: PATTERNS.dataView, screen: notBuilt('dataView') },
  { path: PATTERNS.newsDetails, screen: notBuilt('newsDetails') },
  { path: PATTERNS.newsDetailsDetails, screen: notBuilt('newsDetailsDetails') },
  { path: PATTERNS.standard, screen: notBuilt('standard') },
  { path: PATTERNS.standardCompare, screen: notBuilt('standardCompare') },
  { path: PATTERNS.standardConsistency, screen: notBuilt('standardConsistency') },
  { path: PATTERNS.standardSpectrum, screen: notBuilt('standardSpectrum') },
  { path: PATTERNS.standardCapability, screen: notBuilt('standardCapability') },
  { path: PATTERNS.sector, screen: notBuilt('sector') },
  { path: PATTERNS.unauthorized, screen: unauthorized },
  { path: PATTERNS.notFound, screen: notFound },
];
