import type { Plugin } from 'vite';

/** Modules of axios this application never asks for, by the end of their path, and what stands for each. */
const STANDINS: Readonly<Record<string, string>> = {
  // In browsers axios goes over XMLHttpRequest.
  'adapters/fetch.js': 'export const getFetch = () => false; export default false;',
  // Requests are cancelled by AbortSignal, errors told apart by number, files sent as they are.
  'cancel/CancelToken.js': 'export default class {}',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/formDataToJSON.js': 'export default () => null;',
  // No request reports its progress.
  'helpers/progressEventReducer.js':
    'export const progressEventReducer = () => []; export const progressEventDecorator = () => []; export const asyncDecorator = (run) => run;',
};

const MARK = '\0lean-axios:';

/** Leaves out of the build what axios would otherwise add to every first load that asks the server: 8 KiB. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer?.includes('/axios/lib/') !== true || !id.startsWith('.')) return null;
      const file = Object.keys(STANDINS).find((end) => id.endsWith(`/${end.split('/')[1]}`));
      return file === undefined ? null : MARK + file;
    },
    load: (id) => (id.startsWith(MARK) ? (STANDINS[id.slice(MARK.length)] ?? null) : null),
  };
}
