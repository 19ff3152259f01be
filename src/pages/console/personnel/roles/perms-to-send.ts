/** A node of the tree of menus and buttons. */
interface Node {
  id: string;
  children?: readonly Node[] | null | undefined;
}

/**
 * The ids for setPerms: the checked leaves and, as checked or half-checked, all their ancestors, in the tree's order;
 * then those of `granted` that the tree does not show, so that saving removes no hidden permission.
 */
export const permsToSend = (
  tree: readonly Node[],
  checkedLeaves: readonly string[],
  granted: readonly string[],
): string[] => [...idsAbove(tree, new Set(checkedLeaves)), ...unseen(tree, granted)];

/** Those of `ids` that are leaves of the tree, in its order: the result of getPerms, and the checked boxes. */
export function leavesOf(tree: readonly Node[], ids: readonly string[]): string[] {
  return tree.flatMap(({ id, children }) => {
    if (children && children.length > 0) return leavesOf(children, ids);
    return ids.includes(id) ? [id] : [];
  });
}

/** Those of `granted` that the tree does not show: entries the editor does not have, or of another label. */
export function unseen(tree: readonly Node[], granted: readonly string[]): string[] {
  const shown = new Set(allIds(tree));
  return granted.filter((id) => !shown.has(id));
}

/** Every id of the tree, parents before their children. */
export const allIds = (tree: readonly Node[]): string[] =>
  tree.flatMap(({ id, children }) => [id, ...allIds(children ?? [])]);

function idsAbove(nodes: readonly Node[], leaves: ReadonlySet<string>): string[] {
  return nodes.flatMap(({ id, children }) => {
    const below = idsAbove(children ?? [], leaves);
    return leaves.has(id) || below.length > 0 ? [id, ...below] : [];
  });
}
