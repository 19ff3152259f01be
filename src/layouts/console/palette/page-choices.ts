import type { MenuItem } from '@/features/menu/visible-menu';
import { folded } from '@/features/site-search/local/search-text';
import { placeKey } from '@/features/tabs/record-names';
import type { SavedPlace } from '@/features/tabs/saved-places';
import { labelLang, type Label } from '@/shared/i18n/label';
import type { Choice, ChoiceGroup } from './choice';

type TextOf = (label: Label) => string;

/** More would hide the records below them. */
const MOST_PAGES = 8;

/** The pages of the menu whose title, or whose groups' titles, have all words of `text`; titles that begin with it first. */
export function matchingPages(items: readonly MenuItem[], text: string, textOf: TextOf): Choice[] {
  const words = folded(text).split(' ');
  const found = pagesOf(items, [], textOf).filter(({ title, trail }) => {
    const searched = folded(`${trail} ${title}`);
    return words.every((word) => searched.includes(word));
  });
  const rank = ({ title }: { title: string }) => {
    const at = folded(title).indexOf(words[0] ?? '');
    return at === -1 ? 2 : Math.min(at, 1);
  };
  return found
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_PAGES)
    .map(({ item, title, trail }) => ({
      id: `page:${item.id}`,
      group: 'pages',
      title,
      lang: labelLang(item.label),
      detail: trail,
      address: item.path,
    }));
}

/** Remembered pages as choices. */
export const placeChoices = (
  group: ChoiceGroup,
  places: readonly SavedPlace[],
  textOf: TextOf,
): readonly Choice[] =>
  places.map(({ path, query, label, record }) => ({
    id: `${group}:${placeKey({ path, query })}`,
    group,
    ...(record === undefined
      ? { title: textOf(label), lang: labelLang(label), detail: path }
      : { title: record, detail: textOf(label) }),
    address: path + query,
  }));

interface FoundPage {
  item: MenuItem;
  title: string;
  /** The titles above it. */
  trail: string;
}

function pagesOf(items: readonly MenuItem[], trail: readonly string[], textOf: TextOf): FoundPage[] {
  return items.flatMap((item) => {
    const title = textOf(item.label);
    if (item.children.length > 0) return pagesOf(item.children, [...trail, title], textOf);
    return item.isExternal || item.problem !== null ? [] : [{ item, title, trail: trail.join(' / ') }];
  });
}
