import type { LineChange, WantedChanges } from './engine-calls';

/** The changes of a kind whose code begins with a text, or whose name has it; or only those that change an answer. */
export function foundChanges(changes: readonly LineChange[], wanted: WantedChanges): LineChange[] {
  const text = wanted.text.trim().toLowerCase();
  const code = text.replaceAll(/[.\s]/g, '');
  return changes.filter(
    (change) =>
      change.kind === wanted.kind &&
      (!wanted.isVerdictOnly || changesAnswer(change)) &&
      (text === '' ||
        (code !== '' && change.code.startsWith(code)) ||
        change.name.toLowerCase().includes(text)),
  );
}

/** True if visitors get another answer; of a rule, for the codes under it. */
const changesAnswer = ({ verdicts, effect, size }: LineChange): boolean =>
  verdicts.length > 0 || (effect !== null && (size ?? 0) > 0);
