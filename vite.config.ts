import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { CHUNK_GROUPS } from './build/chunk-names';
import { chunkPatterns } from './build/chunk-patterns';
import { compileHints } from './build/compile-hint';
import { firstPaint } from './build/first-paint-plugin';
import { notices } from './build/notices-plugin';
import { pageFacts } from './build/page-facts';
import { shakeableRouter } from './build/shakeable-router';
import { sharedLink } from './build/shared-link-plugin';
import { texts } from './build/texts-plugin';
import { parseConfig } from './src/shared/config/parse-config';

/** Tests of what happens once in a document, or of modules that are loaded before it: each has a process of its own. */
const ALONE = [
  'tests/contracts/first-paint.dom.test.ts',
  'tests/journeys/refused-query.test.tsx',
  'tests/journeys/portal-choices.test.tsx',
];

export default defineConfig(({ mode }) => {
  const settings = parseConfig(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const { apiBase, proxyTarget } = settings;
  const proxy =
    proxyTarget === '' ? undefined : { [apiBase]: { target: proxyTarget, changeOrigin: true, ws: true } };
  return {
    base: './',
    plugins: [
      react(),
      texts(),
      pageFacts(),
      shakeableRouter(),
      chunkPatterns(CHUNK_GROUPS),
      firstPaint(settings),
      sharedLink(settings),
      notices(),
      compileHints(),
    ],
    define: { __CONFIG__: JSON.stringify({ ...settings, proxyTarget: '' }) },
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        // React has had the hook itself since version 18; the shim is for older ones.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ],
    },
    server: { proxy },
    preview: { proxy },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
    test: {
      setupFiles: ['tests/setup.ts'],
      // Read for the names of its icons; other styles stay empty.
      css: { include: /remixicon\.css|fontawesome-free/ },
      maxWorkers: '100%',
      // Room for what a drawn page throws away, so that it is cleared seldom.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        {
          extends: true,
          test: { name: 'domain', environment: 'node', include: ['tests/unit/domain/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{unit,contracts}/**/*.test.ts'],
            exclude: ['tests/unit/domain/**', '**/*.dom.test.ts'],
            // Without a document nothing is left behind, and what is loaded is loaded once.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'parts',
            environment: 'jsdom',
            include: ['tests/unit/**/*.dom.test.ts', 'tests/unit/**/*.test.tsx'],
            // What a file leaves behind is cleared away by `tests/support/leave-nothing.ts`. Libraries are loaded once, but for these two:
            // one keeps what it was last told, the other what the document was like when it was loaded.
            isolate: false,
            server: { deps: { inline: ['i18next', 'leaflet'] } },
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            include: [
              'tests/{contracts,journeys}/**/*.dom.test.ts',
              'tests/{contracts,journeys}/**/*.test.tsx',
            ],
            exclude: ALONE,
            isolate: false,
            server: { deps: { inline: ['i18next', 'leaflet'] } },
          },
        },
        {
          extends: true,
          test: { name: 'alone', environment: 'jsdom', include: ALONE },
        },
      ],
      // A slow machine fails no test: these limits only end what would never end.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      restoreMocks: true,
      unstubGlobals: false,
      coverage: {
        provider: 'v8',
        include: ['src/domain/**/*.ts'],
        // Cover each branch by an example: random input of a property test does not reach it every time.
        thresholds: { branches: 100 },
      },
    },
  };
});
