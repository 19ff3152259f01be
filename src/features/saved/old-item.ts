import * as z from 'zod/mini';

/** A tariff query in the oldest format: an item without kind and id, its title called label. */
const oldQuery = z.object({ label: z.string(), address: z.string(), keptAt: z.string() });

/** Converts a query in the oldest format to an item; returns anything else unchanged, for `readItems` to validate. */
export function fromOldQuery(entry: unknown): unknown {
  const query = oldQuery.safeParse(entry);
  if (!query.success) return entry;
  const { label, address, keptAt } = query.data;
  return { kind: 'query', id: '', title: label, address, savedAt: keptAt };
}

/** Renames `keptAt`, which `savedAt` was called in items saved before; returns anything else unchanged. */
export const fromOldItem = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'keptAt' in entry
    ? { savedAt: entry.keptAt, ...entry }
    : entry;
