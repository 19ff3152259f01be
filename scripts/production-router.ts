import path from 'node:path';
import type { Plugin } from 'vite';

const BUILT = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production');
const FILES: Readonly<Record<string, string>> = {
  'react-router': path.join(BUILT, 'index.mjs'),
  'react-router/dom': path.join(BUILT, 'dom-export.mjs'),
};

/** The router's production build: its package leads to the one for development, with all its warnings, whatever is built. */
export function productionRouter(): Plugin {
  return { name: 'production-router', apply: 'build', enforce: 'pre', resolveId: (id) => FILES[id] ?? null };
}
