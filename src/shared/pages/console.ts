import { CONSOLE_HOME_PATH, PERSONAL_CENTER_PATH } from '../routing/page-paths';
import { CONSOLE_PATTERNS } from '../routing/console-paths';
import type { ConsolePage, Declared } from './page';

/** The console's pages (specification §2, admin routes). Those without a path are where the server's menu has them. */
export const CONSOLE_PAGES = {
  overview: {
    title: 'index',
    module: 'console/overview/overview',
    texts: ['overview', 'content-words', 'validation', 'countries'],
    withoutKit: true,
    component: 'index',
    path: CONSOLE_HOME_PATH,
    menu: { affix: true, remixIcon: 'home' },
    otherPaths: [{ path: CONSOLE_PATTERNS.toolIndex, title: 'toolIndex' }],
    facts: {
      loads: 'beside',
      // Its idle requests are for later pages.
      budgets: [{ until: '.overview:has(table):not(:has(.skeleton))', kib: 300, user: 'admin' }],
    },
  },
  dictionary: {
    module: 'console/dictionary/dictionary',
    texts: ['dictionary', 'validation'],
    component: 'modules/system/dictManagement',
    queries: 'console/dictionary/first-queries',
  },
  personnel: {
    title: 'personnelManagement',
    module: 'console/personnel/personnel',
    texts: ['personnel', 'validation'],
    path: CONSOLE_PATTERNS.personnelManagement,
    menu: { permissions: ['admin'], icon: 'user-cog' },
    queries: 'console/personnel/first-queries',
  },
  users: {
    module: 'console/personnel/users',
    texts: ['personnel', 'validation'],
    component: 'modules/system/userManagement',
    queries: 'console/personnel/first-queries',
  },
  roles: {
    module: 'console/personnel/roles',
    texts: ['personnel', 'validation'],
    component: 'modules/system/roleManagement',
    queries: 'console/personnel/first-queries',
  },
  menus: {
    module: 'console/personnel/menus',
    texts: ['personnel', 'validation'],
    component: 'modules/system/menuManagement',
    queries: 'console/personnel/first-queries',
  },
  organisations: {
    module: 'console/organisations/organisations',
    texts: ['organisations', 'validation'],
    component: 'modules/system/orgManagement',
    queries: 'console/organisations/first-queries',
  },
  signInLog: {
    module: 'console/logs/sign-in-log',
    texts: ['logs'],
    component: 'modules/system/loginLogsManagement',
    queries: 'console/logs/first-queries',
  },
  actionLog: {
    module: 'console/logs/action-log',
    texts: ['logs'],
    component: 'modules/system/operationLogsManagement',
    queries: 'console/logs/first-queries',
  },
  options: {
    module: 'console/options/options',
    texts: ['options', 'validation'],
    component: 'modules/system/optionsManagement',
    queries: 'console/options/first-queries',
  },
  settings: {
    module: 'console/settings/settings',
    texts: ['settings', 'validation'],
    component: 'modules/system/setManagement',
    queries: 'console/settings/first-queries',
  },
  tenants: {
    module: 'console/tenants/tenants',
    texts: ['tenants', 'validation'],
    component: 'modules/system/tenantManagement',
    queries: 'console/tenants/first-queries',
  },
  areas: {
    module: 'console/areas/areas',
    texts: ['areas', 'validation'],
    component: 'modules/system/areaManagement',
    queries: 'console/areas/first-queries',
  },
  monitor: {
    module: 'console/monitor/monitor',
    texts: ['monitor'],
    component: 'modules/system/monitorManagement',
    queries: 'console/monitor/first-queries',
  },
  editions: {
    title: 'editionsAdmin',
    module: 'console/editions/editions',
    texts: ['editions', 'countries', 'console'],
    component: 'modules/content/editionManagement',
    queries: 'console/editions/first-queries',
    facts: {
      budgets: [
        {
          name: 'until its list is filled',
          address: '/content/edition',
          until: 'main tbody tr',
          kib: 360,
          user: 'admin',
        },
      ],
    },
  },
  contentStandard: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'countries', 'validation'],
    component: 'modules/content/standardManagement',
    queries: 'console/content/first-queries',
    facts: {
      budgets: [
        {
          name: 'until its list is filled',
          address: '/content/standard',
          until: 'main tbody tr:not(.skeleton)',
          kib: 360,
          user: 'admin',
        },
      ],
    },
  },
  contentLaw: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'law', 'countries', 'validation'],
    component: 'modules/content/lawManagement',
    queries: 'console/content/first-queries',
  },
  contentNews: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'news', 'countries', 'validation'],
    component: 'modules/content/newsManagement',
    queries: 'console/content/first-queries',
  },
  contentRiskCase: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'risk', 'countries', 'validation'],
    component: 'modules/content/riskCaseManagement',
    queries: 'console/content/first-queries',
  },
  contentRiskWarning: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'risk', 'countries', 'validation'],
    component: 'modules/content/riskWarningManagement',
    queries: 'console/content/first-queries',
  },
  contentPair: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'countries', 'validation'],
    component: 'modules/content/pairManagement',
    queries: 'console/content/first-queries',
  },
  contentSynonym: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'countries', 'validation'],
    component: 'modules/content/synonymManagement',
    queries: 'console/content/first-queries',
  },
  contentSource: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'countries', 'validation'],
    component: 'modules/content/sourceManagement',
    queries: 'console/content/first-queries',
  },
  contentIndexInput: {
    module: 'console/content/content',
    texts: ['content', 'content-words', 'countries', 'validation'],
    component: 'modules/content/indexInputManagement',
    queries: 'console/content/first-queries',
  },
  contentAudit: {
    module: 'console/content/content-audit',
    texts: ['content', 'content-words', 'law', 'news', 'risk', 'countries', 'validation'],
    component: 'modules/content/auditManagement',
    queries: 'console/content/first-queries',
  },
  personalCenter: {
    module: 'console/personal-center/personal-center',
    texts: ['personal', 'validation', 'dictionary'],
    component: 'personalCenter/personalCenter',
    path: CONSOLE_PATTERNS.personalCenterShort,
    otherPaths: [
      { path: CONSOLE_PATTERNS.personalCenterRoot, title: 'personalCenter' },
      { path: PERSONAL_CENTER_PATH, title: 'personalCenter' },
    ],
  },
} as const satisfies Record<string, Declared<ConsolePage>>;
