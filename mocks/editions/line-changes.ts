import { differenceOf, isRules, layoutOf, type LineTable, ruleDifference } from '@/domain/editions';
import type { ContentValues } from '@/features/content/content-schema';
import { subjectOf } from '@/pages/console/editions/edition-kind-schema';
import { linesNamed } from './edition-lines';

const NO_LINES: LineTable = { columns: [], rows: [] };

/** How many lines an edition adds to those before, removes and changes, where it is not zero; nothing for the same lines. */
export async function lineChanges(before: ContentValues, after: ContentValues): Promise<ContentValues> {
  const file = String(after['file'] ?? '');
  const lines = before['file'] === file ? null : await linesNamed(file);
  if (lines === null) return {};
  const earlier = (await linesNamed(String(before['file'] ?? ''))) ?? NO_LINES;
  const counts = countsOf(subjectOf(after), earlier, lines);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function countsOf(subject: string, before: LineTable, after: LineTable) {
  if (!isRules(subject)) {
    const { added, removed, changed } = differenceOf(before, after, layoutOf(subject));
    return { linesAdded: added.length, linesRemoved: removed.length, linesChanged: changed.length };
  }
  const { changes } = ruleDifference(before, after, new Set());
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  return { linesAdded: count('added'), linesRemoved: count('removed'), linesChanged: count('changed') };
}
