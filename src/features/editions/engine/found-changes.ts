import type { LineChange, WantedChanges } from './engine-calls';
import { lineFinder } from './line-finder';

/** The changes of a kind whose code begins with a text, or whose name has it; or only those that change an answer. */
export function foundChanges(changes: readonly LineChange[], wanted: WantedChanges): LineChange[] {
  const isFound = lineFinder(wanted.text);
  return changes.filter(
    (change) =>
      change.kind === wanted.kind &&
      (!wanted.isVerdictOnly || changesAnswer(change)) &&
      isFound(change.code, [change.name]),
  );
}

/** True if visitors get another answer; of a rule, for the codes under it. */
const changesAnswer = ({ verdicts, effect, size }: LineChange): boolean =>
  verdicts.length > 0 || (effect !== null && (size ?? 0) > 0);
