import type { TextFunction } from '@/shared/i18n/text-keys';
import { reopenLast } from '@/features/tabs/closed-tabs';
import { placeOfTab, toggleFavourite } from '@/features/tabs/saved-places';
import { closeAll, closeLeft, closeOthers, closeRight, type Tab } from '@/features/tabs/tabs';
import type { PopupMenuItem } from '@/shared/ui/menus/popup-menu';
import type { TabCommands } from './use-tab-commands';

/** 更多操作: the four ways to close several tabs (specification §2), relative to the tab at `path`. */
export function closeItems(
  t: TextFunction<'tabs'>,
  tabs: readonly Tab[],
  path: string,
  commands: TabCommands,
  after: () => void,
): PopupMenuItem[] {
  const item = (key: CloseKey, left: readonly Tab[], run: () => Promise<boolean>): PopupMenuItem => ({
    key,
    label: t(`command.${key}`),
    isDisabled: left.length === tabs.length,
    onSelect: () => void run().then(after),
  });
  return [
    item('closeOthers', closeOthers(tabs, path), () => commands.closeOthers(path)),
    item('closeLeft', closeLeft(tabs, path), () => commands.closeLeft(path)),
    item('closeRight', closeRight(tabs, path), () => commands.closeRight(path)),
    item('closeAll', closeAll(tabs), commands.closeAll),
  ];
}

type CloseKey = 'closeOthers' | 'closeLeft' | 'closeRight' | 'closeAll';

/** The menu of one tab: refresh it, make it a favourite, close it or others, reopen the last closed one. */
export function tabItems(
  t: TextFunction<'tabs'>,
  { tabs, closed, isFavourite }: { tabs: readonly Tab[]; closed: readonly Tab[]; isFavourite: boolean },
  tab: Tab,
  commands: TabCommands,
  after: () => void,
): PopupMenuItem[] {
  return [
    {
      key: 'refresh',
      label: t('command.refresh'),
      onSelect: () => void commands.refresh(tab.path).then(after),
    },
    {
      key: 'favourite',
      label: t(isFavourite ? 'command.unfavourite' : 'command.favourite'),
      onSelect: () => toggleFavourite(placeOfTab(tab)),
    },
    {
      key: 'close',
      label: t('command.close'),
      hasRuleAbove: true,
      isDisabled: tab.meta.affix,
      onSelect: () => void commands.close(tab.path).then(after),
    },
    ...closeItems(t, tabs, tab.path, commands, after),
    {
      key: 'reopen',
      label: t('command.reopen'),
      hasRuleAbove: true,
      isDisabled: reopenLast(tabs, closed) === null,
      onSelect: commands.reopen,
    },
  ];
}
