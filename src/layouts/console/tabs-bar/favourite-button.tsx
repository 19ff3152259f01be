import { placeKey, useRecordNames } from '@/features/tabs/record-names';
import { isFavourite, placeOfTab, toggleFavourite, type SavedPlace } from '@/features/tabs/saved-places';
import type { Tab } from '@/features/tabs/tabs';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { ShellIcon } from '../shell-icon';

interface FavouriteButtonProps {
  /** The current tab. */
  tab: Tab | undefined;
  favourites: readonly SavedPlace[];
}

/** A star: makes the current page a favourite of the user, or no longer. */
export function FavouriteButton({ tab, favourites }: FavouriteButtonProps) {
  const { t } = useTexts('tabs');
  const textOf = useLabels();
  const record = useRecordNames((names) => tab && names[placeKey(tab)]);
  if (tab === undefined) return null;
  const label = t('favourite', { title: record ?? textOf(tab.meta.title) });
  return (
    <button
      type="button"
      className="tabs-bar-more tabs-bar-star"
      aria-label={label}
      title={label}
      aria-pressed={isFavourite(favourites, tab)}
      onClick={() => toggleFavourite(placeOfTab(tab))}
    >
      <ShellIcon name="star" />
    </button>
  );
}
