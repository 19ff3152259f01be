import * as z from 'zod/mini';

/** A tariff question as it was kept before other things could be: an item without kind and id, its title called label. */
const oldQuery = z.object({ label: z.string(), address: z.string(), keptAt: z.string() });

/** Writes a question kept in the old form as an item; anything else comes back as it was, to be judged by `readItems`. */
export function fromOldQuery(entry: unknown): unknown {
  const query = oldQuery.safeParse(entry);
  if (!query.success) return entry;
  const { label, address, keptAt } = query.data;
  return { kind: 'query', id: '', title: label, address, keptAt };
}
