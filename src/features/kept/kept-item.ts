import * as z from 'zod/mini';
import { HOME_PATH } from '@/shared/routing/page-paths';

/** What a reader may keep, in the order in which it is listed. */
export const KEPT_KINDS = ['query', 'law', 'standard', 'case', 'news', 'country', 'checklist'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** How many items of one kind a reader may keep. */
export const MAX_KEPT_PER_KIND = 100;
export const MAX_TITLE_LENGTH = 300;
/** Longest name a reader may give. */
export const MAX_NAME_LENGTH = 120;

/** Long enough for a link that carries a bill of materials. */
const MAX_ADDRESS_LENGTH = 16_000;

/**
 * A kept item: `address` of a public page without the `#`, `keptAt` as ISO 8601 in UTC, `lang` of the title (older ones
 * name it only where it was not the language of the page), `name` where the reader gave another. `id` is the record's; of
 * queries it may be empty, since their address tells them apart.
 */
export const keptItem = z.object({
  kind: z.enum(KEPT_KINDS),
  id: z.string().check(z.maxLength(200)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_LENGTH)),
  lang: z.optional(z.string().check(z.maxLength(20))),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH))),
  address: z.string().check(z.startsWith(`${HOME_PATH}/`), z.maxLength(MAX_ADDRESS_LENGTH)),
  keptAt: z.iso.datetime(),
});
export type KeptItem = z.infer<typeof keptItem>;

/** What a page says of something that can be kept; `lang` where the title is not in the language of the page. */
export type Keepable = Omit<KeptItem, 'keptAt' | 'name'>;

/** By what two items are the same: the kind with the record's id, of queries the address. */
export const identityOf = ({ kind, id, address }: Pick<KeptItem, 'kind' | 'id' | 'address'>): string =>
  `${kind} ${kind === 'query' || id === '' ? address : id}`;

/** The items of a list that can be read, with how many entries were passed over; null where it is no list. */
export function readItems(value: unknown): { items: KeptItem[]; bad: number } | null {
  if (!Array.isArray(value)) return null;
  const items = value.flatMap((entry: unknown) => {
    const item = keptItem.safeParse(entry);
    return item.success ? [item.data] : [];
  });
  return { items, bad: value.length - items.length };
}
