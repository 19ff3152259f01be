import type { SavedItem } from '@/features/saved/saved-item';
import { useSavedTitle } from '@/features/saved/use-saved-title';

/** The saved items that contain the search terms, of the selected kinds (none selected: all). */
export interface MatchingItems {
  found: readonly SavedItem[];
  /** Items of all kinds with the search terms: the options of the filter. */
  ofKinds: readonly SavedItem[];
  /** The reader's name for an item, else its title. */
  nameOf: (item: SavedItem) => string;
}

export function useMatchingItems(
  list: readonly SavedItem[],
  q: string,
  kinds: readonly string[],
): MatchingItems {
  const titleOf = useSavedTitle();
  const nameOf = (item: SavedItem) => item.name ?? titleOf(item);
  const words = folded(q).split(/\s+/);
  const ofKinds = list.filter((item) => {
    const text = folded(`${nameOf(item)} ${item.title} ${item.id} ${digitsOf(item.address)}`);
    return words.every((word) => text.includes(word));
  });
  const found = kinds.length === 0 ? ofKinds : ofKinds.filter(({ kind }) => kinds.includes(kind));
  return { found, ofKinds, nameOf };
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();

/** Codes and countries from the address of a query. */
const digitsOf = (address: string) => address.split('?')[1]?.slice(0, 200).replace(/[&=]/g, ' ') ?? '';
