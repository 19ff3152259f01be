import type { Rolldown } from 'vite';

/**
 * The styles the page links to, inlined in index.html. Their links stay, disabled: a browser does not fetch them, and
 * parts that load later see that these styles exist. Throws if the page links to none.
 */
export function linkedStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const files = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"/g)].map(
    (link) => link[1] ?? '',
  );
  if (files.length === 0)
    throw new Error('The first paint has no styles: index.html links to no style sheet');
  return files
    .map((file) => {
      const asset = bundle[file];
      const styles = asset?.type === 'asset' ? String(asset.source).trim() : '';
      if (styles === '')
        throw new Error(`The first paint has no styles: ${file} is not in the bundle, or empty`);
      return styles;
    })
    .join('');
}

/**
 * Every file requested before the first paint delays it: only the long parts of the app are requested there. The short
 * ones are requested by the table, and the app's own script is last. Throws if one of them is not in the page.
 */
export function partsInTurn(html: string, long: readonly string[]): string {
  const [script] = /<script type="module"[^>]*><\/script>/.exec(html) ?? [];
  if (script === undefined) throw new Error('index.html has no module script');
  const links = html.match(PRELOADS) ?? [];
  const absent = long.filter((file) => !links.some((link) => link.includes(file)));
  if (absent.length > 0) throw new Error(`index.html does not preload ${absent.join(', ')}`);
  return html
    .replaceAll(PRELOADS, (link) => (long.some((file) => link.includes(file)) ? link : ''))
    .replace(script, '')
    .replace('</body>', () => `${script}\n  </body>`);
}

const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/** The script of index.html for browsers without modules. */
export function scriptWithoutModules(html: string): string {
  const script = /<script nomodule>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (script === undefined) throw new Error('index.html has no script for browsers without modules');
  return script;
}
