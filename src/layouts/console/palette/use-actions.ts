import { useLayout } from '../layout-store';
import { isFavourite, placeAt, toggleFavourite, useFavourites } from '@/features/tabs/saved-places';
import { useTabs } from '@/features/tabs/tabs-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { withQuery } from '@/shared/routing/with-query';
import type { Choice } from './choice';
import type { SearchedKind } from './use-records';

interface Actions {
  /** The lists the user may add to. */
  lists: readonly SearchedKind[];
  /** Path of the current tab. */
  currentPath: string;
  onReload: () => void;
  onLogOut: () => void;
}

/** What can be done from anywhere: a new record, favourite, theme, reload, sign out. */
export function useActions({ lists, currentPath, onReload, onLogOut }: Actions): readonly Choice[] {
  const { t } = useTexts('palette');
  const openThemeDrawer = useLayout((layout) => layout.openThemeDrawer);
  const tabs = useTabs((state) => state.tabs);
  const place = placeAt(tabs, currentPath);
  const isSaved = isFavourite(useFavourites(), place ?? { path: currentPath, query: '' });
  const action = (id: string, title: string, run: () => void, words = ''): Choice => ({
    id: `action:${id}`,
    group: 'actions',
    title,
    words,
    run,
  });
  return [
    ...lists.map(({ kind, listPath }) => ({
      id: `action:add-${kind.kind}`,
      group: 'actions' as const,
      title: t('action.addIn', { title: t(`group.${kind.kind}`) }),
      words: t('words.add'),
      address: withQuery(listPath, { add: '1' }),
    })),
    ...(place === null
      ? []
      : [
          action('favourite', t(isSaved ? 'action.unfavourite' : 'action.favourite'), () =>
            toggleFavourite(place),
          ),
        ]),
    action('theme', t('action.theme'), openThemeDrawer, t('words.theme')),
    action('reload', t('action.reload'), onReload, t('words.reload')),
    action('sign-out', t('action.signOut'), onLogOut, t('words.signOut')),
  ];
}
