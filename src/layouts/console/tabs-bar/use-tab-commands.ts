import { dropTabs, reopenTab, useTabs } from '@/features/tabs/tabs-store';
import {
  closeAll,
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  nextAfterClose,
  tabOf,
  type Tab,
} from '@/features/tabs/tabs';
import { useLabels } from '@/shared/i18n/label';

export interface TabCommandPorts {
  currentPath: string;
  onGo: (fullPath: string) => void;
  onRefresh: (path: string) => void;
  confirmClose: (titles: string[]) => Promise<boolean>;
}

/** The commands of the tab bar for the tab at `path`; those that lose unsaved edits ask once for all of them. */
export interface TabCommands {
  refresh: (path: string) => Promise<void>;
  /** True if the tab was closed. */
  close: (path: string) => Promise<boolean>;
  closeOthers: (path: string) => Promise<boolean>;
  closeLeft: (path: string) => Promise<boolean>;
  closeRight: (path: string) => Promise<boolean>;
  closeAll: () => Promise<boolean>;
  reopen: () => void;
}

export function useTabCommands({ currentPath, onGo, onRefresh, confirmClose }: TabCommandPorts): TabCommands {
  const textOf = useLabels();
  const mayLose = async (lost: readonly Tab[]) => {
    const { unsaved } = useTabs.getState();
    const titles = lost.filter(({ path }) => unsaved.has(path)).map(({ meta }) => textOf(meta.title));
    return titles.length === 0 || confirmClose(titles);
  };
  /** Keeps the tabs of `keep`; if the current tab closes too, opens the selected one or the usual next one. */
  const closeAsIn = async (remainingOf: (tabs: readonly Tab[]) => readonly Tab[], chosen?: string) => {
    const { tabs } = useTabs.getState();
    const saved = remainingOf(tabs);
    const lost = tabs.filter(({ path }) => tabOf(saved, path) === undefined);
    if (lost.length === 0 || !(await mayLose(lost))) return false;
    const remaining = dropTabs(lost.map(({ path }) => path));
    if (tabOf(lost, currentPath) !== undefined) {
      onGo(tabOf(remaining, chosen ?? '')?.fullPath ?? nextAfterClose(remaining));
    }
    return true;
  };
  return {
    refresh: async (path) => {
      const tab = tabOf(useTabs.getState().tabs, path);
      if (tab !== undefined && (await mayLose([tab]))) onRefresh(path);
    },
    close: (path) => closeAsIn((tabs) => closeTab(tabs, path)),
    closeOthers: (path) => closeAsIn((tabs) => closeOthers(tabs, path), path),
    closeLeft: (path) => closeAsIn((tabs) => closeLeft(tabs, path), path),
    closeRight: (path) => closeAsIn((tabs) => closeRight(tabs, path), path),
    closeAll: () => closeAsIn(closeAll),
    reopen: () => {
      const tab = reopenTab();
      if (tab !== null) onGo(tab.fullPath);
    },
  };
}
