import type { Plugin } from 'vite';

const FETCH_ADAPTER = '\0axios-fetch-adapter';

/**
 * Leaves axios' second way to the network out of the build: in browsers it goes over XMLHttpRequest, and the unused fetch
 * adapter would weigh 5 KiB in every first load that asks the server.
 */
export function axiosOverXhr(): Plugin {
  return {
    name: 'axios-over-xhr',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('./fetch.js') && importer?.includes('/axios/lib/adapters/') ? FETCH_ADAPTER : null,
    load: (id) =>
      id === FETCH_ADAPTER ? 'export const getFetch = () => false; export default false;' : null,
  };
}
