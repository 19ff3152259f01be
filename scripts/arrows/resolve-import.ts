import { posix } from 'node:path';
import { patternToRegExp } from './path-pattern';
import type { ModuleImport } from './read-module';

export type Target =
  | { kind: 'package'; name: string }
  /** `path` is a known file, or where the file would be. */
  | { kind: 'file'; path: string; isKnown: boolean }
  | { kind: 'unreadable' };

/** All targets of an import: one package or file, or every file that matches a pattern (and its starting folder). */
export function resolveImport(
  from: string,
  { specifier, kind }: ModuleImport,
  known: ReadonlySet<string>,
): Target[] {
  if (specifier === null) return [{ kind: 'unreadable' }];
  if (kind === 'pattern' && specifier.startsWith('!')) return [];
  const path = projectPath(from, kind === 'pattern' ? specifier : specifier.replace(/\?.*$/, ''));
  if (path === null) {
    return kind === 'pattern' ? [{ kind: 'unreadable' }] : [{ kind: 'package', name: specifier }];
  }
  if (kind !== 'pattern') return [fileTarget(path, known)];
  const folder = path.slice(0, path.search(/[*?{]|$/)).replace(/[^/]*$/, '');
  const matched = [...known].filter((file) => file !== from && patternToRegExp(path).test(file));
  return [folder, ...matched].map((file) => ({ kind: 'file', path: file, isKnown: true }));
}

/** The path from the project's root, or null for a package. `@/` is `src/`, a leading `/` the root. */
function projectPath(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return posix.normalize(`src/${specifier.slice(2)}`);
  if (specifier.startsWith('/')) return posix.normalize(specifier.slice(1));
  return /^\.\.?(\/|$)/.test(specifier) ? posix.join(posix.dirname(from), specifier) : null;
}

function fileTarget(path: string, known: ReadonlySet<string>): Target {
  const bare = path.replace(/\/$/, '');
  const found = [bare, ...ENDINGS.map((ending) => bare.replace(/\.jsx?$/, '') + ending)].find((file) =>
    known.has(file),
  );
  return { kind: 'file', path: found ?? bare, isKnown: found !== undefined };
}

const ENDINGS = ['.ts', '.tsx', '.d.ts', '.json', '/index.ts', '/index.tsx'];
