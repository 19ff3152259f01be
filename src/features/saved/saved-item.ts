import * as z from 'zod/mini';
import { HOME_PATH } from '@/shared/routing/page-paths';
import { fromOldItem } from './old-item';

/** What a reader can save, in display order. */
export const SAVED_KINDS = ['query', 'law', 'standard', 'case', 'news', 'country', 'checklist'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** The maximum number of saved items of one kind. */
export const MAX_SAVED_PER_KIND = 100;
export const MAX_TITLE_LENGTH = 300;
/** Maximum length of a name given by the reader. */
export const MAX_NAME_LENGTH = 120;

/** Long enough for a link that carries a bill of materials. */
const MAX_ADDRESS_LENGTH = 16_000;

/**
 * A saved item: `address` of a public page without the `#`, `savedAt` as ISO 8601 in UTC, `lang` of the title (older
 * items have it only if it differed from the page's), `name` if the reader gave another. `id` is the record's; it may
 * be empty for queries, which are identified by their address.
 */
export const savedItem = z.object({
  kind: z.enum(SAVED_KINDS),
  id: z.string().check(z.maxLength(200)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_LENGTH)),
  lang: z.optional(z.string().check(z.maxLength(20))),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH))),
  address: z.string().check(z.startsWith(`${HOME_PATH}/`), z.maxLength(MAX_ADDRESS_LENGTH)),
  savedAt: z.iso.datetime(),
});
export type SavedItem = z.infer<typeof savedItem>;

/** A page's description of something that can be saved; `lang` if the title is not in the language of the page. */
export type Saveable = Omit<SavedItem, 'savedAt' | 'name'>;

/** The identity of an item: the kind with the record's id, or the address of a query. */
export const identityOf = ({ kind, id, address }: Pick<SavedItem, 'kind' | 'id' | 'address'>): string =>
  `${kind} ${kind === 'query' || id === '' ? address : id}`;

/** The valid items of a list, with the number of entries skipped; null if it is not a list. */
export function readItems(value: unknown): { items: SavedItem[]; bad: number } | null {
  if (!Array.isArray(value)) return null;
  const items = value.flatMap((entry: unknown) => {
    const item = savedItem.safeParse(fromOldItem(entry));
    return item.success ? [item.data] : [];
  });
  return { items, bad: value.length - items.length };
}
