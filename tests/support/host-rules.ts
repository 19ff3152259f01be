import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../docs/deployment');
const read = (file: string) => readFileSync(resolve(FOLDER, file), 'utf8');

/** Headers by name. */
export type Headers = Record<string, string>;

/** The nginx configuration without its comments. */
export const nginx = read('nginx.conf').replace(/^\s*#.*$/gm, '');

/** The headers that nginx adds to every answer. */
export const nginxHeaders: Headers = Object.fromEntries(
  [...nginx.matchAll(/add_header ([\w-]+) "([^"]+)" always;/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** What nginx says of caching a path, as its `map` is read: the first pattern that matches, else the default. */
export function nginxCache(path: string): string {
  const [, map = ''] = /map \$uri \$rcep_cache \{([\s\S]*?)\n\}/.exec(nginx) ?? [];
  const rows = [...map.matchAll(/^\s*(?:"~([^"]+)"|default) "([^"]+)";$/gm)];
  const found = rows.find(([, pattern]) => pattern !== undefined && new RegExp(pattern).test(path));
  return (found ?? rows.find(([, pattern]) => pattern === undefined))?.[2] ?? '';
}

/** The rules of `_headers`: a path, `*` at its end standing for anything, and its headers. */
export const staticRules: ReadonlyMap<string, Headers> = new Map(
  read('_headers')
    .replace(/^#.*$/gm, '')
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line) ?? []);
      return [path, Object.fromEntries(headers.map(([, name = '', value = '']) => [name, value]))];
    }),
);

/** All headers that a static host gives to a path. */
export function staticHeaders(path: string): Headers {
  const isMatch = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return Object.assign(
    {},
    ...[...staticRules].filter(([rule]) => isMatch(rule)).map(([, headers]) => headers),
  ) as Headers;
}

/** Rows of a table of `hosting.md` under a heading: what is between back quotes in the first two columns. */
export function tableOf(heading: string): [string, string][] {
  const [, section = ''] = read('hosting.md').split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}
