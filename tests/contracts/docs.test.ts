import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { PATTERNS } from '@/shared/routing/paths';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const DECISIONS = 'docs/decisions';
const decisions = readdirSync(resolve(ROOT, DECISIONS));
const pages = [
  'README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/performance.md',
  'docs/performance-log.md',
  'docs/quality.md',
  'docs/texts.md',
  'docs/where-things-are.md',
  'docs/deployment/hosting.md',
  ...decisions.map((name) => `${DECISIONS}/${name}`),
];

const files = ['src', 'mocks', 'scripts', 'build', 'tests', 'docs'].flatMap((folder) =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  ),
);
const names = new Set(files.map((path) => basename(path)));

/** What is between back quotes on a line. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner);

/** `a/{b,c}/d` as `a/b/d` and `a/c/d`. */
function spread(path: string): string[] {
  const [all, inner] = /\{([^}]*)\}/.exec(path) ?? [];
  return all === undefined
    ? [path]
    : (inner ?? '').split(',').flatMap((choice) => spread(path.replace(all, choice)));
}

/** Paths of the project: below a folder of its own or of `src`, or a file by its name alone. */
function pathsIn(text: string): string[] {
  return quoted(text)
    .filter((inner) => /^[\w./{},-]+$/.test(inner) && !inner.startsWith('/'))
    .filter((inner) =>
      /^(src|mocks|scripts|build|tests|docs|app|pages|features|shared|domain|layouts)\/|\.tsx?$/.test(inner),
    )
    .flatMap(spread);
}

const exists = (path: string) =>
  existsSync(resolve(ROOT, path)) || existsSync(resolve(ROOT, 'src', path)) || names.has(path);

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('names files and folders that are there', () => {
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('names scripts that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('README.md', () => {
  const readme = read('README.md');

  it('names settings that are explained in .env.production', () => {
    const named = readme.match(/VITE_[A-Z_]+\b/g) ?? [];
    expect(named).toContain('VITE_API_BASE');
    expect(named.filter((name) => !read('.env.production').includes(`${name}=`))).toEqual([]);
  });

  it('names addresses that have a page', () => {
    const patterns: string[] = Object.values({ ...PATTERNS, ...CONSOLE_PATTERNS });
    const named = quoted(readme)
      .map((inner) => inner.replace(/^#/, '').replace(/\?.*$/, ''))
      .filter((inner) => /^\/(home|login|index|toolIndex|personnelManagement|vab|mall)(\/|$)/.test(inner));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((address) => !patterns.includes(address))).toEqual([]);
  });

  it('shows pictures that are there and small', () => {
    const shown = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(shown).not.toEqual([]);
    for (const path of shown) expect(readFileSync(resolve(ROOT, path)).length, path).toBeLessThan(100_000);
  });
});

describe('decisions', () => {
  it.each(decisions)('%s carries its own number', (name) => {
    expect(read(`${DECISIONS}/${name}`)).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  });
});
