import type { MenuEntry, MenuProblem } from '../menu';
import { readNode, type MenuNode } from './menu-node';
import { isRecord } from './node-fields';
import { breakRedirectLoops } from './redirect-loops';

/** The valid part of the server's menu, and its problems. */
export interface ParsedMenu {
  entries: readonly MenuEntry[];
  problems: readonly MenuProblem[];
}

/** Levels a menu may have; deeper ones are cut off. */
const MAX_DEPTH = 20;

/**
 * Parses the data of findMenuTree (specification §2). Never throws and always ends: every field is validated, a
 * broken node becomes an entry with its problem, one without path and name is left out. Addresses become absolute; of
 * two entries with the same one the first wins. `origin` is that of this site.
 */
export function parseMenu(nodes: readonly unknown[], origin: string): ParsedMenu {
  const problems: MenuProblem[] = [];
  const ids = new Set<string>();
  const paths = new Set<string>();
  const note = (id: string, kind: MenuProblem['kind'], fields: readonly string[] = []) =>
    void problems.push({ id, kind, fields });

  const read = (node: unknown, above: Ancestors, position: string): MenuEntry[] => {
    const found = isRecord(node) ? readNode(node, { base: above.base, position, origin }) : null;
    if (found === null) {
      note(position, 'dropped');
      return [];
    }
    const { id } = found.entry;
    const stopped = stopAt(found, node, above);
    if (found.broken.length > 0) note(id, 'fields', found.broken);
    if (stopped !== null) note(id, stopped);
    if (ids.has(id) && stopped !== 'cycle') note(id, 'duplicateId');
    if (paths.has(found.entry.path) && !above.paths.includes(found.entry.path)) note(id, 'duplicatePath');
    const entry = { ...found.entry, id: ids.has(id) ? `${id}@${position}` : id };
    ids.add(entry.id);
    paths.add(entry.path);
    if (stopped !== null) return [{ ...entry, problem: stopped }];
    return [{ ...entry, children: readAll(found.children, below(above, found, node), `${position}-`) }];
  };
  const readAll = (list: readonly unknown[], above: Ancestors, start: string): MenuEntry[] =>
    list.flatMap((node, index) => read(node, above, `${start}${index}`));

  const entries = readAll(nodes, { base: '/', ids: [], paths: [], nodes: [] }, '');
  return { entries: breakRedirectLoops(entries, (id) => note(id, 'redirectLoop')), problems };
}

/** The ancestors of a node, outermost first; `base` is the path of the nearest page. */
interface Ancestors {
  base: string;
  ids: readonly string[];
  paths: readonly string[];
  nodes: readonly unknown[];
}

function stopAt({ entry }: MenuNode, node: unknown, above: Ancestors): 'cycle' | 'depth' | null {
  if (above.nodes.includes(node) || above.ids.includes(entry.id)) return 'cycle';
  return above.nodes.length >= MAX_DEPTH ? 'depth' : null;
}

function below(above: Ancestors, { entry }: MenuNode, node: unknown): Ancestors {
  return {
    base: entry.path.startsWith('/') ? entry.path : above.base,
    ids: [...above.ids, entry.id],
    paths: [...above.paths, entry.path],
    nodes: [...above.nodes, node],
  };
}
