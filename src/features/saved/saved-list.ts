import { identityOf, MAX_SAVED_PER_KIND, MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from './saved-item';
import type { Saveable, SavedItem, SavedKind } from './saved-item';

type Identified = Pick<SavedItem, 'kind' | 'id' | 'address'>;

/**
 * Puts an item on top; replaces the same one saved before, with the reader's name for it. Null if its kind is full.
 */
export function withItem(list: readonly SavedItem[], item: Saveable, savedAt: string): SavedItem[] | null {
  const others = withoutItem(list, item);
  if (ofKind(others, item.kind).length >= MAX_SAVED_PER_KIND) return null;
  const name = found(list, item)?.name;
  const { kind, id, address, lang } = item;
  const title = shortened(item.title, MAX_TITLE_LENGTH);
  return [{ kind, id, title, ...(lang && { lang }), ...(name && { name }), address, savedAt }, ...others];
}

/** Gives an item a name of the reader's; an empty one restores its title. */
export function renamed(list: readonly SavedItem[], item: Identified, typed: string): SavedItem[] {
  const name = shortened(typed, MAX_NAME_LENGTH);
  return list.map((saved) => {
    if (!isSame(saved, item)) return saved;
    const { name: _before, ...rest } = saved;
    return name === '' || name === saved.title ? rest : { ...rest, name };
  });
}

/** The list without an item. */
export const withoutItem = (list: readonly SavedItem[], item: Identified): SavedItem[] =>
  list.filter((saved) => !isSame(saved, item));

/** The saved item, or undefined. */
export const found = (list: readonly SavedItem[], item: Identified): SavedItem | undefined =>
  list.find((saved) => isSame(saved, item));

/** The items of one kind. */
export const ofKind = (list: readonly SavedItem[], kind: SavedKind): SavedItem[] =>
  list.filter((saved) => saved.kind === kind);

/** The items of a list that another does not contain. */
export function withoutThose(list: readonly SavedItem[], those: readonly SavedItem[]): SavedItem[] {
  const available = new Set(those.map(identityOf));
  return list.filter((saved) => !available.has(identityOf(saved)));
}

/** The visitor's items a user may take over: those the user does not have, saved after `leftAt` (ISO 8601). */
export const offered = (
  visitors: readonly SavedItem[],
  list: readonly SavedItem[],
  leftAt: string,
): SavedItem[] => withoutThose(visitors, list).filter(({ savedAt }) => savedAt > leftAt);

/** When the latest item was saved; empty without one. */
export const newestOf = (list: readonly SavedItem[]): string =>
  list.reduce((newest, { savedAt }) => (savedAt > newest ? savedAt : newest), '');

/** The result of merging two lists: `added` are new, `known` were there already, `left` had no room. */
export interface Merged {
  list: SavedItem[];
  added: number;
  known: number;
  left: number;
}

/** Merges further items into a list, latest first; items already saved do not change. */
export function merged(list: readonly SavedItem[], further: readonly SavedItem[]): Merged {
  const joined = [...list];
  const seen = new Set(list.map(identityOf));
  const counts = { added: 0, known: 0, left: 0 };
  for (const item of further) {
    if (seen.has(identityOf(item))) counts.known += 1;
    else if (ofKind(joined, item.kind).length >= MAX_SAVED_PER_KIND) counts.left += 1;
    else {
      counts.added += 1;
      seen.add(identityOf(item));
      joined.push(item);
    }
  }
  return { list: joined.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)), ...counts };
}

const isSame = (a: Identified, b: Identified) => identityOf(a) === identityOf(b);

/** Cuts to the maximum length, never through a surrogate pair. */
const shortened = (text: string, length: number) =>
  text
    .trim()
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
