import type { ContentValues } from '@/features/content/content-schema';
import { contentDay, visibleRecord, type ContentStore } from './store';

/**
 * What the portal's handlers read in place of the sample data: the same records, those changed by staff as they are
 * published today, and those added. Without changes it is `seeds` itself; the same array until something changes.
 */
export function publishedRecords<Entry extends { id: string }>(
  store: ContentStore,
  seeds: readonly Entry[],
  entryOf: (id: string, values: ContentValues) => Entry,
): () => readonly Entry[] {
  let known: { changes: object; day: string; entries: readonly Entry[] } | null = null;
  return () => {
    const changes = store.changes();
    const changed = Object.values(changes);
    if (changed.length === 0) return seeds;
    const day = contentDay();
    if (known?.changes === changes && known.day === day) return known.entries;
    const now = new Map(changed.map((record) => [record.id, visibleRecord(record, day)]));
    const entryNow = (id: string, values: ContentValues | null | undefined): Entry[] =>
      values ? [entryOf(id, values)] : [];
    const seeded = new Set(seeds.map(({ id }) => id));
    const entries = [
      ...seeds.flatMap((seed) => (now.has(seed.id) ? entryNow(seed.id, now.get(seed.id)) : [seed])),
      ...[...now].flatMap(([id, values]) => (seeded.has(id) ? [] : entryNow(id, values))),
    ];
    known = { changes, day, entries };
    return entries;
  };
}
