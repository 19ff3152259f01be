import type { MenuLevelRow } from './menu-admin-schema';

/** One level of the menu as far as it is loaded. */
export interface MenuLevel {
  rows: readonly MenuLevelRow[] | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** A row of the tree table: an entry, or a placeholder for a level that is loading or failed to load. */
export type MenuBranch =
  | { key: string; entry: MenuLevelRow; children?: MenuBranch[] }
  | { key: string; entry: null; level: MenuLevel };

/** The entries below `parentId` as far as their levels are loaded; a missing level is one placeholder row. */
export function menuBranches(levels: ReadonlyMap<string, MenuLevel>, parentId: string): MenuBranch[] {
  const level = levels.get(parentId);
  if (level === undefined) return [];
  if (level.rows === undefined) return [{ key: `${parentId}:level`, entry: null, level }];
  return level.rows.map((entry) =>
    entry.hasChildren
      ? { key: entry.id, entry, children: menuBranches(levels, entry.id) }
      : { key: entry.id, entry },
  );
}

/** A branch at its place in the tree. */
export interface PlacedBranch {
  branch: MenuBranch;
  /** 0 for the first level. */
  depth: number;
}

/** The visible branches if those of `open` are open, from top to bottom. */
export function placedBranches(
  branches: readonly MenuBranch[],
  open: readonly string[],
  depth = 0,
): PlacedBranch[] {
  return branches.flatMap((branch) => [
    { branch, depth },
    ...(branch.entry !== null && branch.children && open.includes(branch.key)
      ? placedBranches(branch.children, open, depth + 1)
      : []),
  ]);
}
