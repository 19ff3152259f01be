/**
 * What is loaded together stands in one file: one file compresses better than ten, and each costs a browser time to ask for
 * and to take in. The frame and the libraries of every page; the libraries of every page that asks the
 * server; the parts in which rates are shown; fields; the question of a lane; its report; a rule in words; what
 * lists are made of; what readers typed; tables and files of them; laws; the frame of a chart; what old browsers are told; the guard with the frame of sign-in and sign-up; what the console asks
 * before it opens; links to the glossary; what is kept; what is offered of a visitor's to who signs in.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler') },
  {
    name: 'base',
    test: any(
      packages('react-router', 'react-router-dom', 'i18next', 'zustand', 'js-cookie'),
      sources(
        'app/(?!console|guard|log-out|late|routes/(console-entr|gallery|server|view|further)|.*-dialog)',
        'layouts/portal/(?!.*-dialog|footer/(footer-sources|print-foot)|header/theme-(menu|select))',
        'features/(theme/(?!theme-choices)|session/(session-store|sign-in/after-sign-in)|hs/(suggest/(hs-combobox|product-choice)|hs-code)|countries/country-(codes|options))',
        'shared/(config/(?!picture|server)|routing/(?!without-home|console-paths|glossary-path)|loading/|storage/(?!dict|public|kept|draft)|i18n/(i18n|languages|use-language)\\.ts)',
        'shared/format/(date(?!-in-text)|number)',
        'shared/ui/\\w+/(use-is-mounted|date-input|site-mark|site-name|language-select|icon|class-names|button|note)',
        'shared/ui/\\w+/(error-|render-error|live-region|visually-hidden|as-of|field\\.css)',
      ),
    ),
  },
  {
    name: 'api',
    test: any(
      packages('axios', 'zod', '@tanstack(?!.*([qQ]ueries|useIsFetching))'),
      sources(
        'shared/api/(?!client/(connect-api|request-url|parting-call)|cache/(retry-once|shared-answer)|search-words)',
        'shared/ui/\\w+/(figure|source-line|section|sample|unchecked|not-held|data-table\\.css)',
        'shared/i18n/use-list-text',
        'shared/ui/\\w+/(use-in-view|empty|query-view|loading|stale|skeleton|external)',
        'features/(sectors/sectors|countries/countries-|tariffs/(rates/(held-rate|lower-on-lines|rate-range\\.|rate-ruler|ruler-scale)|lane/(lane\\.|lane-mark|missing-agreements|next-step)|outcome|tariffs-))',
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
    ),
  },
  { name: 'drafts', test: sources('shared/storage/(draft|kept-keys)') },
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
      'features/(tariffs/lane/(lane-query|covered-days|use-refused-draft)|hs/(hs-schema|tree/hs-chapter)|countries/(address|unknown|unusable)-)',
      'shared/ui/states/previous-result',
      'shared/format/date-in-text',
    ),
  },
  {
    name: 'lane',
    test: sources(
      'features/tariffs/lane/(answer-kind|lane-(draft|report)|partner|report-steps|idle-proof|better-agreements|missing-text)',
      'features/tariffs/rates/(line-labels|quantity-unit|rate-(range-words|years)|lines-alike|line-rates|lower-text|use-rate-text)',
      'features/tariffs/shared-report',
      'pages/portal/tariff-search/rates/record-mark-tag',
      'shared/format/(money|amounts|currencies)',
    ),
  },
  {
    name: 'rule',
    test: sources(
      'domain/rcep/rules/(parse-|rule-(syntax-error|cursor)|hs-code|textile)',
      'features/(origin/(bom/bom\\.|origin-countries|rule-words/(use-origin-format|rule-words))|related/)',
    ),
  },
  {
    name: 'list',
    test: sources(
      'shared/list/(?!numbered-pager|page-steps)',
      'shared/ui/(controls/(back-link|copy-button|tabs)|marks/(highlight|language-tag)|layout/page-head)',
      'shared/ui/marks/(tag|whole-dates)',
      'domain/indices/trade-competitiveness',
      'shared/format/unbroken',
    ),
  },
  {
    name: 'law',
    test: sources(
      'features/laws/laws?-(status-)?(schema|api)',
      'pages/portal/laws/law-(mark|status-tag|words)',
    ),
  },
  {
    name: 'chart',
    test: sources('shared/charts/(chart(-(series|rows|actions|choice|table))?\\.|source-text)'),
  },
  // By its name it is known as a part of the drawing library, which its code does not tell.
  { name: 'echarts-legend', test: /\/node_modules\/echarts\/lib\/visual\/LegendVisualProvider/ },
  { name: 'browser-support', test: sources('features/browser-support/(browser-alert|unsupported)') },
  {
    name: 'guard',
    test: sources(
      'app/(guard|console/(account-shell|greet|console-door|console-screen))',
      'layouts/(account|console/kit-locale)',
      'features/session/sign-in/(signed-in|greeting)',
      'shared/(ui/hooks/use-cooldown|validation/(email|telephone|password\\.))',
    ),
  },
  {
    name: 'session',
    test: sources(
      'app/(log-out|console/(enter-console|forget-session|kept-console|at-address))',
      'features/(dictionary/dictionary|session/(assumed-session|user-info|permitted|session-api|sign-out))',
      'shared/(storage/dict-cache|api/(cache/retry-once|client/parting-call))',
    ),
  },
  {
    name: 'kept',
    test: sources('features/kept/(use-kept\\.|keep-button)'),
  },
  { name: 'visitor-offer', test: sources('features/kept/(use-checklists|(use-)?visitor-offer)') },
];

function any(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/(?!.*(server|Trans))`);
}

function sources(...patterns: string[]): RegExp {
  return new RegExp(`/src/(${patterns.join('|')})`);
}
