import * as rules from '../arrows';
import { matchesAny } from './path-pattern';
import { placeOf } from './place';
import type { ModuleFacts } from './read-module';
import type { Violation } from './violation';

/** Violations of one module that do not depend on its imports. */
export function brokenByModule(path: string, facts: ModuleFacts): Violation[] {
  const found: Violation[] = facts.syntaxErrors.map((detail) => ({ rule: 'syntax', path, detail }));
  if (facts.onlyReExports && !matchesAny(path, [rules.DOMAIN_INDEX])) {
    found.push({ rule: 'barrel', path, detail: 'only re-exports' });
  }
  if (facts.hasDefaultExport && !matchesAny(path, rules.DEFAULT_EXPORT_ALLOWED)) {
    found.push({ rule: 'default-export', path, detail: 'default' });
  }
  if (!path.startsWith('src/')) return found;
  for (const { names, only } of rules.NAME_GATES) {
    if (matchesAny(path, only)) continue;
    for (const name of names)
      if (facts.names.has(name)) found.push({ rule: 'name-gate', path, detail: name });
  }
  return [...found, ...textViolations(path, facts.texts)];
}

/** Names of files and folders of `src`, names of the other TypeScript files, and texts in style sheets. */
export function brokenByFile(path: string, source: string): Violation[] {
  const found: Violation[] = [];
  const parts = path.split('/').slice(1);
  const checked = path.startsWith('src/') ? parts : /\.tsx?$/.test(path) ? parts.slice(-1) : [];
  for (const part of checked) if (isBadName(part)) found.push({ rule: 'file-name', path, detail: part });
  if (!path.startsWith('src/')) return found;
  if (placeOf(path) === null && path !== AMBIENT) found.push({ rule: 'known-layer', path, detail: path });
  if (/\.tsx?$/.test(path)) return found;
  return [...found, ...textViolations(path, [source.replace(/\/\*[^]*?\*\//g, '')])];
}

const AMBIENT = 'src/vite-env.d.ts';

function textViolations(path: string, texts: readonly string[]): Violation[] {
  if (matchesAny(path, rules.TEXT_ALLOWED)) return [];
  const shown = texts.filter((text) => EAST_ASIAN_LETTER.test(text)).map((text) => text.trim().slice(0, 40));
  return shown.length === 0 ? [] : [{ rule: 'text-in-source', path, detail: shown.slice(0, 5).join(' | ') }];
}

const EAST_ASIAN_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isBadName(name: string): boolean {
  const stem = name.replace(/\..*$/, '');
  return (
    !KEBAB_CASE.test(name) ||
    rules.CATCH_ALL_NAMES.includes(stem) ||
    rules.VAGUE_ENDINGS.some((ending) => stem.endsWith(ending))
  );
}

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
