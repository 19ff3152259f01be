/**
 * What is always loaded together stands in one file: one file compresses better than ten, and costs one request. The frame
 * and the libraries of every page; the libraries of every page that asks the server; the parts in which rates are shown;
 * fields; what lists are made of; the guard with the frame of sign-in and sign-up; what the console asks before it opens; what
 * is kept; small parts of the pages below the home page.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler') },
  {
    name: 'base',
    test: packages('react-router', 'react-router-dom', 'i18next', 'zustand', 'js-cookie'),
  },
  { name: 'api', test: packages('axios', 'zod', '@tanstack(?!.*[qQ]ueries)') },
  {
    name: 'base',
    test: sources(
      'app/(?!console|guard|log-out|late|routes/(admin|server|view|further)|.*-dialog)',
      'layouts/portal/(?!.*-dialog|footer-sources)',
      'features/(theme|session/session-store|hs/(hs-combobox|hs-code)|countries/country-(codes|options))',
      'shared/(config|routing|storage/(?!dict|public)|i18n/(i18n|languages|use-language)\\.ts)',
      'shared/format/(date|number)',
      'shared/ui/(use-is-mounted|date-input|site-mark|site-name|language-select|icon|class-names|button|note)',
      'shared/ui/(error-|render-error|live-region|visually-hidden|as-of|field\\.css)',
    ),
  },
  {
    name: 'rates',
    test: sources(
      'shared/api/(?!connect-api|request-url)',
      'shared/ui/(figure|source-line|data-table|table-head|cell-class|section|sample|unchecked|not-held)',
      'shared/ui/(use-in-view|empty|query-view|loading|stale|skeleton|external)',
      'features/(sectors/sectors|countries/countries-|tariffs/(held-rate|lane\\.|rate-ruler|ruler-scale|next-step|tariffs-))',
      'domain/rcep/(threshold|compare-duty|calendar-date|myanmar|in-force|duty-(rate|tree)|payable-duty)',
      'domain/rcep/(tariff-year|parties)',
    ),
  },
  { name: 'home-sections', test: sources('pages/portal/home/home-(preview|sections)\\.') },
  {
    name: 'fields',
    test: sources('shared/ui/((field|text-field|select-field|radio-group)\\.tsx|use-breakpoint)'),
  },
  {
    name: 'list',
    test: sources('shared/list-ui/', 'shared/ui/tag'),
  },
  {
    name: 'guard',
    test: sources(
      'app/(guard|console/(account-shell|greet|console-door|console-screen))',
      'layouts/(account|admin/kit-locale)',
      'features/session/(after-sign-in|signed-in|greeting)',
      'shared/(ui/use-cooldown|validation/(email|telephone|password\\.))',
    ),
  },
  {
    name: 'session',
    test: sources(
      'app/(log-out|console/(enter-console|forget-session|kept-console|at-address))',
      'features/(dictionary/dictionary|session/(assumed-session|user-info|permitted|session-api))',
      'shared/storage/dict-cache',
    ),
  },
  { name: 'kept', test: sources('features/kept/(use-kept\\.|keep-button)') },
  {
    name: 'parts',
    test: sources(
      'shared/format/(csv|download|unbroken)',
      'shared/(i18n/use-list-text|ui/(use-record-title|verdict-chip))',
    ),
  },
];

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/(?!.*(server|Trans))`);
}

function sources(...patterns: string[]): RegExp {
  return new RegExp(`/src/(${patterns.join('|')})`);
}
