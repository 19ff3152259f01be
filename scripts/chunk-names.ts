/** Names the chunk of one area's texts after its language and area, so that a size check can tell languages apart. */
export function chunkFileNames(chunk: { facadeModuleId: string | null }): string {
  const texts = /locales\/(\w+)\/(\w+)\.json/.exec(chunk.facadeModuleId ?? '');
  return texts ? `assets/texts-${texts[1]}-${texts[2]}-[hash].js` : 'assets/[name]-[hash].js';
}

/**
 * What is always loaded together stands in one file: one file compresses better than ten, and costs one request. The frame
 * and the libraries of every page; the libraries of every page that asks the server; the parts in which rates are shown.
 */
export const CHUNK_GROUPS = [
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
  { name: 'api', test: packages('axios', 'zod', '@tanstack') },
  {
    name: 'base',
    test: /\/src\/((app|layouts\/portal)\/(?!.*-dialog)|shared\/(config|storage|routing|i18n\/[\w-]+\.ts|format\/(date|number)|ui\/(use-is-mounted|date-input|icon|class-names|button|note|error-|render-error|live-region|visually-hidden|as-of))|features\/(theme|session\/session-store))/,
  },
  {
    name: 'rates',
    test: /\/src\/(shared\/(api\/(?!connect-api|request-url)|ui\/(figure|source-line|data-table|table-head|cell-class|section|sample|unchecked|not-held|empty|query-view|loading|stale|skeleton|external))|features\/tariffs\/(held-rate|lane\.|rate-ruler|ruler-scale|rate-years|tariffs-)|domain\/rcep\/(threshold|compare-duty|calendar-date|myanmar|in-force|duty-rate|payable-duty|tariff-year|parties))/,
  },
];

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(${names.join('|')})/(?!.*(server|Trans))`);
}
