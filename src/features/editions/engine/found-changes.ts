import type { LineChange, WantedChanges } from './engine-calls';
import { lineFinder } from './line-finder';

/** The changes of a kind whose code begins with a text, or whose name has it; in a column, or only those that change an answer. */
export function foundChanges(changes: readonly LineChange[], wanted: WantedChanges): LineChange[] {
  const isFound = lineFinder(wanted.text);
  return changes.filter(
    (change) =>
      change.kind === wanted.kind &&
      (!wanted.isVerdictOnly || changesAnswer(change)) &&
      (wanted.column === null || change.kind !== 'changed' || differsIn(change, wanted.column)) &&
      isFound(change.code, [change.name]),
  );
}

/** The columns in which changed lines differ, with how many do: the most first. */
export function changedColumns(changes: readonly LineChange[]): [column: string, changed: number][] {
  const counts = new Map<string, number>();
  for (const { cells } of changes.filter(({ kind }) => kind === 'changed'))
    for (const { column } of cells) counts.set(column, (counts.get(column) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

const differsIn = ({ cells }: LineChange, column: string): boolean =>
  cells.some((cell) => cell.column === column);

/** True if visitors get another answer; of a rule, for the codes under it. */
const changesAnswer = ({ verdicts, effect, size }: LineChange): boolean =>
  verdicts.length > 0 || (effect !== null && (size ?? 0) > 0);
