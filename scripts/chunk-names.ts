/** Names the chunk of one area's texts after its language and area, so that a size check can tell languages apart. */
export function chunkFileNames(chunk: { facadeModuleId: string | null }): string {
  const texts = /locales\/(\w+)\/(\w+)\.json/.exec(chunk.facadeModuleId ?? '');
  return texts ? `assets/texts-${texts[1]}-${texts[2]}-[hash].js` : 'assets/[name]-[hash].js';
}

/**
 * What is always loaded together stands in one file: one file compresses better than ten, and costs one request. The frame
 * and the libraries of every page; the libraries of every page that asks the server; the parts in which rates are shown;
 * fields; the guard with the frame of sign-in and sign-up; texts, by language.
 */
export const CHUNK_GROUPS = [
  { name: textsNamed('frame'), test: /locales\/\w+\/(shell|ui)\.json/ },
  { name: textsNamed('console'), test: /locales\/\w+\/(admin|tabs|console)\.json/ },
  {
    name: 'base',
    test: packages(
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      'i18next',
      'zustand',
      'js-cookie',
    ),
  },
  { name: 'api', test: packages('axios', 'zod', '@tanstack(?!.*[qQ]ueries)') },
  {
    name: 'base',
    test: sources(
      'app/(?!console|guard|log-out|routes/(admin|server|view)|.*-dialog)',
      'layouts/portal/(?!.*-dialog)',
      'features/(theme|session/session-store|hs/(hs-combobox|hs-code)|countries/country-codes)',
      'shared/(config|routing|storage/(?!draft|dict|public)|i18n/(i18n|languages|use-language)\\.ts)',
      'shared/format/(date|number)',
      'shared/ui/(use-is-mounted|date-input|site-mark|site-name|language-select|icon|class-names|button|note)',
      'shared/ui/(error-|render-error|live-region|visually-hidden|as-of)',
    ),
  },
  {
    name: 'rates',
    test: sources(
      'shared/api/(?!connect-api|request-url)',
      'shared/ui/(figure|source-line|data-table|table-head|cell-class|section|sample|unchecked|not-held)',
      'shared/ui/(empty|query-view|loading|stale|skeleton|external)',
      'features/((sectors|sources)/|tariffs/(held-rate|lane\\.|rate-ruler|ruler-scale|next-step|tariffs-))',
      'domain/rcep/(threshold|compare-duty|calendar-date|myanmar|in-force|duty-(rate|tree)|payable-duty)',
      'domain/rcep/(tariff-year|parties)',
    ),
  },
  {
    name: 'fields',
    test: sources('shared/ui/(field|text-field|select-field|radio-group|use-breakpoint)'),
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
];

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/(?!.*(server|Trans))`);
}

function sources(...patterns: string[]): RegExp {
  return new RegExp(`/src/(${patterns.join('|')})`);
}

/** `texts-zh-<name>` for texts that are always loaded together. */
function textsNamed(name: string): (moduleId: string) => string {
  return (moduleId) => `texts-${/locales\/(\w+)\//.exec(moduleId)?.[1] ?? ''}-${name}`;
}
