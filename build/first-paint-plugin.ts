import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Config } from '../src/shared/config/parse-config';
import { shareFirstPaint, writeFirstPaint } from '../src/app/first-paint/first-paint-texts';
import type { FirstPaint } from '../src/app/first-paint/render-first-paint';
import { entryOf } from './chunk-files';
import { linkedStyles, partsInTurn, scriptWithoutModules } from './page-parts';
import { pagePolicy } from './page-policy';
import { preloadTable } from './preload-table';
import { texts } from './texts-plugin';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORKER_FILE = 'mockServiceWorker.js';

/**
 * Writes the first paint into the built index.html: the frame and the top of the home page in six languages as text,
 * the styles they need, one small script that selects among them, and the policy that allows only that script and the
 * one for browsers without modules.
 */
export function firstPaint(settings: Config): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const apiBase = settings.mocks ? null : settings.apiBase;
        const token = { kind: settings.tokenStorage, key: settings.tokenKey };
        const known = { apiBase, token, loginInterception: settings.loginInterception };
        const theme = await inlineScript(config, 'theme-start', known);
        const script = await inlineScript(config, 'inline-start', known);
        const head = `${policyTag([theme, script, scriptWithoutModules(html)], settings)}\n<style>${linkedStyles(html, bundle)}</style>`;
        const table = `<script type="application/json" id="preload">${JSON.stringify(preloadTable(bundle))}</script>`;
        const parts = [
          '<div id="root"></div>',
          table,
          await paintedTexts(config),
          `<script>${script}</script>`,
        ];
        return partsInTurn(html, entryOf(bundle).long)
          .replaceAll('<link rel="stylesheet"', '<link disabled rel="stylesheet"')
          .replace('<meta charset="utf-8" />', (charset) => `${charset}\n${head}`)
          .replace('<body>', () => `<body>\n<script>${theme}</script>`)
          .replace('<div id="root"></div>', () => parts.join('\n'));
      },
    },
    async closeBundle() {
      if (!settings.mocks) await rm(path.resolve(ROOT, config.build.outDir, WORKER_FILE), { force: true });
    },
  };
}

async function paintedTexts(config: ResolvedConfig): Promise<string> {
  const { module } = await runnerImport<{ renderFirstPaint: () => Promise<FirstPaint[]> }>(
    path.join(ROOT, 'src/app/first-paint/render-first-paint.tsx'),
    {
      configFile: false,
      root: ROOT,
      plugins: [withoutStyles(), texts()],
      resolve: { alias: config.resolve.alias },
      define: { ...config.define },
    },
  );
  return writeFirstPaint(shareFirstPaint(await module.renderFirstPaint()));
}

/** Server rendering needs no styles, and the runner cannot load them. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : null),
    load: (id) => (id === NO_STYLES ? '' : null),
  };
}

const NO_STYLES = '\0no-styles';

async function inlineScript(config: ResolvedConfig, name: string, known: object): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: config.resolve.alias },
    define: { ...config.define, __FIRST_PAINT__: JSON.stringify(known) },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: path.join(ROOT, `src/app/first-paint/${name}.ts`),
        formats: ['iife'],
        name: 'firstPaint',
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The inline script was not built');
  return output.output[0].code.trim().replaceAll('</', String.raw`<\/`);
}

function policyTag(scripts: readonly string[], settings: Config): string {
  const hashes = scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
  return `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(hashes, settings)}" />`;
}
