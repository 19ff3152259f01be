import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isFavourite, useFavourites } from '@/features/tabs/saved-places';
import { moveTabTo, useTabs } from '@/features/tabs/tabs-store';
import { tabOf, type Tab } from '@/features/tabs/tabs';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { placeBelow, PopupMenu, type MenuPlace } from '@/shared/ui/menus/popup-menu';
import { tabIn } from './strip-items';
import { FavouriteButton } from './favourite-button';
import { TabItem } from './tab-item';
import { readTabKey } from './tab-keys';
import { closeItems, tabItems } from './tab-menu-items';
import { TabsDialogButton } from './tabs-dialog-button';
import { useFocusLater } from './use-focus-later';
import { useStripScroll } from './use-strip-scroll';
import { useTabCommands, type TabCommandPorts } from './use-tab-commands';
import { useTabDrag } from './use-tab-drag';
import './tabs-bar.css';

/**
 * The bar of visited pages (specification §2, tab bar): each tab goes to its path and query unless it is the current
 * one. `onRefresh` remounts a page (`refreshTab`); `confirmClose` asks whether the unsaved edits of the pages
 * with these titles may be lost.
 */
export function TabsBar(props: TabCommandPorts) {
  const { currentPath, onGo } = props;
  const { t } = useTexts('tabs');
  const textOf = useLabels();
  const tabs = useTabs((state) => state.tabs);
  const closed = useTabs((state) => state.closed);
  const unsaved = useTabs((state) => state.unsaved);
  const favourites = useFavourites();
  const commands = useTabCommands(props);
  const strip = useRef<HTMLDivElement>(null);
  const drag = useTabDrag(strip, moveTabTo);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [moved, setMoved] = useState('');
  const focusTab = useFocusLater(strip);
  useStripScroll(strip, currentPath, tabs.length);

  const idStart = useId();
  const idOf = ({ path }: Tab) => `${idStart}${encodeURIComponent(path)}`;
  const closeMenu = useCallback(() => setMenu(null), []);
  /** Keeps the focus in the bar after the focused tab is removed. */
  const refocus = (path: string) => {
    const left = useTabs.getState().tabs;
    focusTab(tabOf(left, path)?.path ?? left.at(-1)?.path ?? null);
  };
  const closeHere = async (tab: Tab, at: number) => {
    const neighbour = tab.path === currentPath ? undefined : (tabs[at + 1] ?? tabs[at - 1]);
    if (await commands.close(tab.path)) refocus(neighbour?.path ?? '');
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, tab: Tab, at: number) => {
    const requested = readTabKey(event, at, tabs.length);
    if (requested === null) return;
    event.preventDefault();
    if (requested.kind === 'close') void closeHere(tab, at);
    else if (requested.kind === 'menu')
      setMenu({ tab, opener: event.currentTarget, place: placeBelow(event.currentTarget) });
    else if (requested.kind === 'focus') focusTab(tabs[requested.index]?.path ?? null);
    else {
      moveTabTo(tab.path, requested.index);
      const position = useTabs.getState().tabs.findIndex(({ path }) => path === tab.path) + 1;
      setMoved(t('moved', { title: textOf(tab.meta.title), position, total: tabs.length }));
      focusTab(tab.path);
    }
  };

  return (
    <div className="tabs-bar">
      {/* It owns the tabs via `aria-owns`, so that each can have its close button next to it. */}
      {tabs.length > 0 && <div role="tablist" aria-label={t('label')} aria-owns={tabs.map(idOf).join(' ')} />}
      <div ref={strip} className="tabs-bar-strip">
        {tabs.map((tab, at) => (
          <TabItem
            key={tab.path}
            tab={tab}
            id={idOf(tab)}
            isCurrent={tab.path === currentPath}
            isUnsaved={unsaved.has(tab.path)}
            isDragged={tab.path === drag.draggedPath}
            isTabStop={tab === (tabOf(tabs, currentPath) ?? tabs[0])}
            onChoose={() => {
              if (!drag.isEndOfDrag() && tab.path !== currentPath) onGo(tab.fullPath);
            }}
            onClose={() => void closeHere(tab, at)}
            onMiddlePress={() => void commands.close(tab.path)}
            onKey={(event) => handleKey(event, tab, at)}
            onPress={(event) => drag.start(tab.path, event)}
            onMenu={(event) => {
              event.preventDefault();
              const opener = tabIn(event.currentTarget);
              const isByKey = event.clientX === 0 && event.clientY === 0 && opener !== null;
              setMenu({
                tab,
                opener,
                place: isByKey ? placeBelow(opener) : { x: event.clientX, y: event.clientY },
              });
            }}
          />
        ))}
      </div>
      <FavouriteButton tab={tabOf(tabs, currentPath)} favourites={favourites} />
      <MenuButton
        className="tabs-bar-more"
        label={t('more')}
        items={closeItems(t, tabs, currentPath, commands, () => {})}
      >
        {t('more')}
        <Icon name="chevron" size={16} />
      </MenuButton>
      <TabsDialogButton tabs={tabs} unsaved={unsaved} currentPath={currentPath} onGo={onGo} />
      {menu !== null && (
        <PopupMenu
          label={t('menuOf', { title: textOf(menu.tab.meta.title) })}
          items={tabItems(
            t,
            { tabs, closed, isFavourite: isFavourite(favourites, menu.tab) },
            menu.tab,
            commands,
            () => refocus(menu.tab.path),
          )}
          place={menu.place}
          opener={menu.opener}
          onClose={closeMenu}
        />
      )}
      <LiveRegion message={moved} />
    </div>
  );
}

interface OpenMenu {
  tab: Tab;
  opener: HTMLElement | null;
  place: MenuPlace;
}
