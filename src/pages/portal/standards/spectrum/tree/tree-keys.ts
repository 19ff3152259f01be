import type { TreeLine } from './tree-lines';

/**
 * The action of a key in a tree (WAI-ARIA, tree view): moves to a row, opens or closes one; null without an action.
 */
export type TreeMove = { to: string } | { toggle: string } | null;

/** The move of a key at a row; `lines` are the visible ones. */
export function treeMove(
  lines: readonly TreeLine[],
  at: string,
  key: string,
  open: ReadonlySet<string>,
): TreeMove {
  const index = lines.findIndex(({ id }) => id === at);
  const line = lines[index];
  if (line === undefined) return null;
  const goTo = (other: TreeLine | undefined): TreeMove => (other === undefined ? null : { to: other.id });
  switch (key) {
    case 'ArrowDown':
      return goTo(lines[index + 1]);
    case 'ArrowUp':
      return goTo(lines[index - 1]);
    case 'Home':
      return goTo(lines[0]);
    case 'End':
      return goTo(lines.at(-1));
    case 'ArrowRight':
      if (!line.hasChildren) return null;
      return open.has(at) ? goTo(lines[index + 1]) : { toggle: at };
    case 'ArrowLeft':
      if (line.hasChildren && open.has(at)) return { toggle: at };
      return line.parent === null ? null : { to: line.parent };
    default:
      return null;
  }
}

/**
 * The next row below, wrapping around, whose label begins with the typed text; a single character starts after the
 * row.
 */
export function typedAhead(
  lines: readonly TreeLine[],
  at: string,
  typed: string,
  labelOf: (line: TreeLine) => string,
): string | null {
  const index = lines.findIndex(({ id }) => id === at);
  const first = typed.length === 1 ? index + 1 : index;
  const inOrder = [...lines.slice(first), ...lines.slice(0, first)];
  const wanted = typed.toLowerCase();
  return inOrder.find((line) => labelOf(line).toLowerCase().startsWith(wanted))?.id ?? null;
}
