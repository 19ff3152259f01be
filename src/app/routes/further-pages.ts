/** Where the code of the public pages beyond the first two stands: in a part of its own, since no first load needs all of it. */
export const FURTHER_PAGES = {
  about: () => import('@/pages/portal/about/about-page'),
  tariffBrowse: () => import('@/pages/portal/tariff-browse/tariff-browse-page'),
  search: () => import('@/pages/portal/search/search-page'),
  kept: () => import('@/pages/portal/kept/kept-page'),
  serviceGuide: () => import('@/pages/portal/service-guide/service-guide-page'),
  lawService: () => import('@/pages/portal/laws/laws-page'),
  lawDetails: () => import('@/pages/portal/laws/law-details-page'),
  nationGuide: () => import('@/pages/portal/nation-guide/nation-guide-page'),
  riskCase: () => import('@/pages/portal/risk-case/risk-case-page'),
  riskCaseDetails: () => import('@/pages/portal/risk-case/details/risk-case-details-page'),
  tradeIndex: () => import('@/pages/portal/trade-index/trade-index-page'),
  dataView: () => import('@/pages/portal/data-view/data-view-page'),
  newsDetails: () => import('@/pages/portal/news/news-list-page'),
  newsDetailsDetails: () => import('@/pages/portal/news/news-details-page'),
  sector: () => import('@/pages/portal/sector/sector-page'),
  standard: () => import('@/pages/portal/standards/library/library-page'),
  standardDetails: () => import('@/pages/portal/standards/details/details-page'),
  standardCompare: () => import('@/pages/portal/standards/comparison/comparison-page'),
  standardConsistency: () => import('@/pages/portal/standards/consistency/consistency-page'),
  standardSpectrum: () => import('@/pages/portal/standards/spectrum/spectrum-page'),
  standardCapability: () => import('@/pages/portal/standards/capability/capability-page'),
  unauthorized: () => import('@/pages/errors/unauthorized-page'),
  notFound: () => import('@/pages/errors/not-found-page'),
} as const;

export type FurtherPage = keyof typeof FURTHER_PAGES;
