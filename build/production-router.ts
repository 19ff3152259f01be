import path from 'node:path';
import type { Plugin } from 'vite';

const BUILT = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production');
const FILES: Readonly<Record<string, string>> = {
  'react-router': path.join(BUILT, 'index.mjs'),
  'react-router/dom': path.join(BUILT, 'dom-export.mjs'),
};

/**
 * The router's production build: its package leads to the one for development, with all its warnings, whatever is built.
 * Names for a debugger and calls not known to be pure would keep all of its components in it; those nobody uses go.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => FILES[id] ?? null,
    transform: (code, id) => (id.startsWith(BUILT) ? { code: withoutNames(code), map: null } : null),
  };
}

const withoutNames = (code: string) =>
  code
    .replaceAll(/^\s*\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/ = (?=React\d*\.(forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ ');
