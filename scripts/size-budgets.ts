/** Scripts a first load may ask for, KiB after brotli 11, until `until` is in the page; `isWhole`: until the network is idle. */
export interface Budget {
  name: string;
  address: string;
  until: string;
  kib: number;
  isWhole?: boolean;
  height?: number;
  /** Opened by this sample account, signed in. */
  user?: string;
}

/** All sections of the home page have their data. */
const FILLED =
  'body:has(.preview):has(.home-news-list):has(.home-figures):has(.country-tile):has(.home-tools-figures):has(.risk-levels):has(.share-bar)';
const LANE = '/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000';

/** The console's home with the data of its sections; what it fetches when idle is for later pages. */
const CONSOLE_HOME = '.overview:has(table):not(:has(.skeleton))';

/** The other public pages, each in its fullest form; nothing of them draws a chart or a map in the upper part. */
const PORTAL_PAGES = [
  '/home/taxOriginSearch/browse?code=9405&from=CN&to=VN',
  '/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15',
  '/home/lawService',
  '/home/lawService/details/cn-law-1',
  '/home/nationGuide',
  '/home/nationGuide?country=VN',
  '/home/riskCase',
  '/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024',
  '/home/tradeIndex',
  '/home/dataView',
  '/home/newsDetails',
  '/home/newsDetails/details/id-ceramic-tile-2024',
  '/home/sector/ev',
  '/home/standard',
  '/home/standard/details/gb-18401-2010',
  '/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct',
  '/home/search?q=steel',
  '/home/kept',
  '/home/about',
  '/home/standard/consistency',
  '/home/standard/consistency?tab=batch&country=CN',
  '/home/standard/consistency?tab=library',
  '/home/standard/capability',
  '/home/standard/capability?step=organisation',
  '/home/standard/spectrum',
] as const;

export const BUDGETS: readonly Budget[] = [
  {
    name: '/login until its form can be used',
    address: '/login',
    until: 'form[data-usable="app"]',
    kib: 135,
  },
  {
    name: '/register until its form can be used',
    address: '/register',
    until: 'form[data-usable]',
    kib: 135,
  },
  { name: '/index', address: '/index', until: CONSOLE_HOME, kib: 300, user: 'admin' },
  {
    name: '/content/standard, its list filled',
    address: '/content/standard',
    until: 'main tbody tr:not(.skeleton)',
    kib: 360,
    user: 'admin',
  },
  { name: '/home until its sentence can be used', address: '/home', until: 'form[data-usable]', kib: 115 },
  { name: '/home with its sections filled', address: '/home', until: FILLED, kib: 152 },
  { name: '/home with everything else', address: '/home', until: FILLED, kib: 185, isWhole: true },
  {
    name: '/home/taxOriginSearch before a chart is shown',
    address: LANE,
    until: '[data-answer]',
    kib: 200,
    isWhole: true,
    height: 480,
  },
  {
    name: '/home/taxOriginSearch until its answer',
    address: LANE,
    until: '[data-answer]',
    kib: 200,
    height: 480,
  },
  ...PORTAL_PAGES.map((address) => ({
    name: `${address} before a chart or map is shown`,
    address,
    until: 'main h1',
    kib: 200,
    isWhole: true,
    height: 480,
  })),
];
