import * as z from 'zod/mini';
import { readChecklists } from './checklist';
import type { PairTicks } from './checklist';
import { readItems } from './saved-item';
import type { SavedItem } from './saved-item';
import type { SavedDrafts } from './saved-drafts';
import { fromOldQuery } from './old-item';

/** Maximum characters of a file of saved items: far more than full lists of ordinary links. */
const MAX_FILE_LENGTH = 4_000_000;

/**
 * The result of reading a file of saved items. `not-json`: invalid JSON; `not-ours`: JSON of another format;
 * `nothing`: our format without a valid item. `bad` counts skipped entries.
 */
export type SavedFile =
  | { ok: true; items: SavedItem[]; checklists: PairTicks[]; drafts?: SavedDrafts; bad: number }
  | { ok: false; reason: 'too-large' | 'not-json' | 'not-ours' | 'nothing' };

/** Writes a list, the ticks of its checklists, and drafts of bills of materials as a file that `readSavedFile` reads. */
export const writeSavedFile = (
  items: readonly SavedItem[],
  checklists: readonly PairTicks[] = [],
  drafts?: SavedDrafts,
) => JSON.stringify({ kind: KIND, version: 1, items, checklists, drafts }, null, 2);

/**
 * Reads a file of saved items, or of saved queries from before; entries that are not items of this site are skipped
 * and counted. Never throws.
 */
export function readSavedFile(text: string): SavedFile {
  if (text.length > MAX_FILE_LENGTH) return { ok: false, reason: 'too-large' };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  const file = savedFile.safeParse(value);
  if (!file.success) return { ok: false, reason: 'not-ours' };
  const read = readItems('queries' in file.data ? file.data.queries.map(fromOldQuery) : file.data.items);
  const ticks = readChecklists('queries' in file.data ? [] : file.data.checklists);
  const items = read?.items ?? [];
  const drafts = 'drafts' in file.data ? file.data.drafts : undefined;
  if (items.length + ticks.lists.length + Object.keys(drafts ?? {}).length === 0)
    return { ok: false, reason: 'nothing' };
  const bad = (read?.bad ?? 0) + ticks.bad;
  return { ok: true, items, checklists: ticks.lists, ...(drafts && { drafts }), bad };
}

const KIND = 'rcep-kept';
const savedFile = z.union([
  z.object({
    kind: z.literal(KIND),
    version: z.literal(1),
    items: z.array(z.unknown()),
    checklists: z.optional(z.array(z.unknown())),
    drafts: z.optional(z.record(z.string(), z.unknown())),
  }),
  z.object({ kind: z.literal('rcep-kept-queries'), version: z.literal(1), queries: z.array(z.unknown()) }),
]);
