/**
 * Which modules share a file. What is always loaded together belongs in one file: it compresses better than ten, and a browser
 * takes time for each. The first group that matches a module gets it; what no group matches, the bundler places. The
 * build fails where a pattern matches no module (`chunk-patterns.ts`).
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler') },
  {
    name: 'base',
    test: any(
      packages('react-router', 'react-router-dom', 'i18next', 'zustand', 'js-cookie'),
      sources(
        'app/(?!console|account|guard|log-out|others-saved|portal/|router/(server|further)|.*-dialog)',
        'app/portal/(portal-shell|use-arrival)',
        'layouts/portal/(?!.*-dialog|footer/print-foot|header/theme-(menu|select))',
        'features/(theme/(?!theme-choices)|session/(session-store|sign-in/after-sign-in)|hs/(suggest/(hs-combobox|product-choice)|hs-code)|countries/country-(codes|options))',
        'shared/(config/(?!picture|server)|pages/(?!console|gallery)|routing/(?!without-home|console-paths|glossary-path)|loading/|takeover/|storage/(?!dict|public|saved|draft)|i18n/(i18n|languages|use-language|text-of-code)\\.ts)',
        'shared/format/(date(?!-in-text)|number)',
        'shared/ui/\\w+/(use-is-mounted|use-dismiss|date-input|site-mark|site-name|language-select|icon|class-names|button|note)',
        'shared/ui/\\w+/(error-|render-error|live-region|visually-hidden|as-of|field\\.css)',
      ),
    ),
  },
  {
    name: 'api',
    test: any(
      packages('axios', 'zod', '@tanstack(?!.*([qQ]ueries|useIsFetching|Observer))'),
      sources(
        'shared/api/(?!client/(connect-api|request-url|parting-call)|cache/(retry-once|shared-answer)|search-words)',
        'shared/ui/\\w+/(figure|source-line|section|sample|unchecked|record-mark-tag|no-data|data-table\\.css)',
        'shared/i18n/use-list-text',
        'shared/format/shared-decimals',
        'shared/ui/\\w+/(use-in-view|empty|query-view|loading|stale|skeleton|external)',
        'features/(sectors/sectors|countries/countries-|tariffs/(rates/(rate-result|lower-on-lines|rate-range\\.|rate-ruler|ruler-scale)|country-pair/(pair-duty\\.|pair-mark|missing-agreements|next-step)|outcome|tariffs-))',
        'domain/rcep/(rules/threshold|duty/(compare-duty|calendar-date|myanmar|in-force|duty-(rate|tree)|payable-duty))',
        'domain/rcep/(duty/tariff-year|parties)',
      ),
    ),
  },
  {
    name: 'table',
    test: sources(
      'shared/ui/(table/((data-table|table-head)\\.tsx|cell-class)|marks/verdict-chip\\.tsx)',
      'shared/files/(csv|download)',
      'shared/(ui/hooks/use-is-printing|charts/source-text)',
    ),
  },
  { name: 'drafts', test: sources('shared/storage/(draft|saved-keys)', 'features/origin/bom/bom\\.') },
  { name: 'term', test: sources('shared/(routing/glossary-path|ui/controls/term-link)') },
  { name: 'home-sections', test: sources('pages/portal/home/(preview/home-preview|home-sections)\\.') },
  {
    name: 'fields',
    test: sources(
      'shared/ui/\\w+/((field|text-field|date-field|select-field|radio-group)\\.tsx|use-breakpoint)',
      'features/origin/rule-words/rule-code',
    ),
  },
  {
    name: 'question',
    test: sources(
      'features/(tariffs/country-pair/(pair-query|covered-days|use-refused-draft)|hs/(hs-schema|tree/hs-chapter)|countries/(address|unknown|unusable)-)',
      'shared/ui/states/previous-result',
      'shared/format/date-in-text',
    ),
  },
  {
    name: 'pair',
    test: sources(
      'features/tariffs/country-pair/(answer-kind|pair-(draft|report)|partner|report-steps|idle-proof|better-agreements|missing-text)',
      'features/tariffs/rates/(line-labels|quantity-unit|rate-(range-words|years)|lines-alike|line-rates|lower-text|use-rate-text)',
      'features/tariffs/shared-report',
      'shared/format/(money|amounts|currencies)',
    ),
  },
  {
    name: 'rule',
    test: sources(
      'domain/rcep/rules/(parse-|rule-(syntax-error|cursor)|hs-code|textile)',
      'features/(origin/(origin-countries|rule-words/(use-origin-format|rule-words)))',
    ),
  },
  {
    name: 'list',
    test: sources(
      'shared/list/(?!numbered/)',
      'shared/ui/(controls/(back-link|copy-button|tabs)|marks/(highlight|language-tag)|layout/page-head)',
      'shared/ui/marks/(tag|whole-dates)',
      'domain/indices/trade-competitiveness',
      'shared/format/unbroken',
    ),
  },
  {
    name: 'law',
    test: sources('features/laws/laws?-((status-)?schema|api)', 'features/laws/view/law-(status-tag|words)'),
  },
  {
    name: 'chart',
    test: sources('shared/charts/chart(-(series|rows|actions|choice|table))?\\.'),
  },
  // Identified by its name as a part of the drawing library, since its code does not show it.
  { name: 'echarts-legend', test: /\/node_modules\/echarts\/lib\/visual\/LegendVisualProvider/ },
  { name: 'browser-support', test: sources('features/browser-support/(browser-alert|unsupported)') },
  {
    name: 'guard',
    test: sources(
      'app/(guard|account|console/console-door)',
      'layouts/(account|console/kit-locale)',
      'features/session/sign-in/(signed-in|greeting)',
      'shared/(ui/hooks/use-cooldown|validation/(email|telephone|password\\.))',
    ),
  },
  {
    name: 'session',
    test: sources(
      'app/(log-out|console/(enter-console|forget-session|cached-console|at-address))',
      'features/(dictionary/dictionary|session/(assumed-session|user-info|permitted|session-api|sign-out))',
      'shared/(storage/dict-cache|api/(cache/retry-once|client/parting-call))',
    ),
  },
  {
    name: 'saved',
    test: sources('features/saved/(use-saved\\.|save-button)'),
  },
  { name: 'visitor-offer', test: sources('features/saved/(use-checklists|(use-)?visitor-offer)') },
];

function any(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/`);
}

function sources(...patterns: string[]): RegExp {
  return new RegExp(`/src/(${patterns.join('|')})`);
}
