import { brokenByFile, brokenByModule } from './file-rules';
import { findCycles } from './find-cycles';
import { brokenByImport } from './import-rules';
import { readModule } from './read-module';
import { resolveImport } from './resolve-import';
import type { Violation } from './violation';

/** Path from the project's root → content. Files checked only by name may be empty. */
export type Tree = ReadonlyMap<string, string>;

export interface TreeReport {
  modules: number;
  imports: number;
  violations: Violation[];
}

/**
 * Checks the tree (`src`, `mocks`, and the names of `tests`, `scripts` and `build`) against every rule of
 * `scripts/arrows.ts`.
 */
export function checkTree(tree: Tree): TreeReport {
  const violations: Violation[] = [];
  const known = new Set(tree.keys());
  const graph = new Map<string, string[]>();
  for (const [path, source] of tree) {
    violations.push(...brokenByFile(path, source));
    if (isModule(path)) graph.set(path, checkModule(path, source, known, violations));
  }
  for (const cycle of findCycles(graph)) {
    violations.push({ rule: 'cycle', path: cycle[0] ?? '', detail: cycle.join(' → ') });
  }
  const modules = [...graph.keys()];
  if (!modules.some((path) => path.startsWith('src/'))) {
    violations.push({ rule: 'nothing-seen', path: 'src', detail: `${modules.length} modules` });
  }
  const imports = [...graph.values()].reduce((sum, targets) => sum + targets.length, 0);
  return { modules: modules.length, imports, violations };
}

const isModule = (path: string): boolean => /^(src|mocks)\/.*\.tsx?$/.test(path);

/** Adds the module's violations and returns its imports. */
function checkModule(
  path: string,
  source: string,
  known: ReadonlySet<string>,
  violations: Violation[],
): string[] {
  const facts = readModule(path, source);
  violations.push(...brokenByModule(path, facts));
  const files: string[] = [];
  for (const made of facts.imports) {
    const ofThisImport = new Set<string>();
    for (const target of resolveImport(path, made, known)) {
      if (target.kind === 'file' && known.has(target.path)) files.push(target.path);
      const rule = brokenByImport({ from: path, kind: made.kind, target });
      if (rule !== null) ofThisImport.add(rule);
      if (rule !== null && ofThisImport.size === 1) {
        violations.push({ rule, path, detail: made.specifier ?? 'import(…)' });
      }
    }
  }
  return files;
}
