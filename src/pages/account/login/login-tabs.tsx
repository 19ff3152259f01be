import type { KeyboardEvent } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { LOGIN_TABS } from './login-tab';
import type { LoginTab } from './login-tab';

interface LoginTabsProps {
  current: LoginTab;
  onChoose: (tab: LoginTab) => void;
  /** Id of the panel the tabs control. */
  panelId: string;
}

/** The tabs follow the keyboard pattern: one tab stop; arrows, Home and End move and select. */
export function LoginTabs({ current, onChoose, panelId }: LoginTabsProps) {
  const { t } = useTexts('account');
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = NEIGHBOURS[event.key]?.(LOGIN_TABS.indexOf(current));
    const tab = target === undefined ? undefined : LOGIN_TABS.at(target % LOGIN_TABS.length);
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab);
    document.getElementById(tabId(tab))?.focus();
  };
  return (
    <div role="tablist" aria-label={t('login.tabsLabel')} className="login-tabs">
      {LOGIN_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={handleKeyDown}
        >
          {t(`login.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}

/** The id of a tab's button, which labels the panel. */
export const tabId = (tab: LoginTab): string => `login-tab-${tab}`;

/** Where each key leads from an index; -1 is the last one. */
const NEIGHBOURS: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: () => -1,
};
