import type { Plugin } from 'vite';

interface ChunkGroup {
  name: string;
  test: RegExp;
}

/**
 * Fails the build where a part of the table of chunks matches no module: a renamed file would otherwise silently move to
 * another chunk, and pages would load more files.
 */
export function chunkPatterns(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'chunk-patterns',
    apply: 'build',
    generateBundle() {
      const unmatched = unmatchedPatterns(groups, [...this.getModuleIds()]);
      if (unmatched.length > 0)
        this.error(
          `build/chunk-names.ts has patterns that match no module. Rename or delete them:\n${unmatched.join('\n')}`,
        );
    },
  };
}

/** The single patterns that match none of the modules, each with the name of its group. */
export function unmatchedPatterns(groups: readonly ChunkGroup[], moduleIds: readonly string[]): string[] {
  return groups.flatMap(({ name, test }) =>
    alternativesOf(test.source)
      .filter((pattern) => {
        const single = new RegExp(pattern);
        return !moduleIds.some((id) => single.test(id));
      })
      .map((pattern) => `${name}: ${pattern}`),
  );
}

/**
 * Every way through a pattern: `a(b|c)` gives `ab` and `ac`. An exclusion names files too, so that `a(?!b|c)` gives itself,
 * `a(?=b)` and `a(?=c)`.
 */
export function alternativesOf(pattern: string): string[] {
  const finished: string[] = [];
  let current = [''];
  const append = (branches: readonly string[]) => {
    current = current.flatMap((start) => branches.map((branch) => start + branch));
  };
  for (const part of partsOf(pattern)) {
    if (part === '|') {
      finished.push(...current);
      current = [''];
    } else append(part.startsWith('(') ? branchesOf(part) : [part]);
  }
  return [...finished, ...current];
}

function branchesOf(group: string): string[] {
  const [, kind, inner = '', optional] = /^\((\?!)?(.*)\)(\??)$/.exec(group) ?? [];
  const branches = alternativesOf(inner);
  if (kind === '?!') return [group, ...branches.map((branch) => `(?=${branch})`)];
  return optional === '?' ? ['', ...branches] : branches;
}

/** The groups and single characters of a pattern in turn; a `?` stays with its group. */
function partsOf(pattern: string): string[] {
  const parts: string[] = [];
  let open = 0;
  for (const [token] of pattern.matchAll(TOKEN)) {
    if (open === 0) parts.push(token);
    else parts.push(`${parts.pop() ?? ''}${token}`);
    if (token === '(') open += 1;
    if (token.startsWith(')')) open -= 1;
  }
  return parts;
}

/** A character, one escaped, one of several, or the end of a group with what follows it. */
const TOKEN = /\\.|\[[^\]]*\]|\)\??|./g;
