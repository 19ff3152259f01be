import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { BrowserAlert } from '@/features/browser-support/browser-alert';
import { useLayout } from './layout-store';
import { useMobileMenu } from './use-mobile-menu';
import { usePageFocus } from './use-page-focus';
import type { MenuEntry } from '@/features/menu/menu';
import { activePath, breadcrumbOf } from '@/features/menu/parse/menu-address';
import type { MenuItem } from '@/features/menu/visible-menu';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { AdStrip } from './ads/ad-strip';
import { BackToTop } from './back-to-top';
import { NavBar } from './bar/nav-bar';
import type { ToolsProps } from './bar/tools';
import { TopBar } from './bar/top-bar';
import { ThemeDrawer } from './drawer/theme-drawer';
import { ActiveContext } from './menu/menu-context';
import { itemTrail } from './menu/menu-search';
import { Palette } from './palette/palette';
import { SideMenu } from './menu/side-menu';
import { ShellContext, type ShellScope } from './shell-context';
import './shell.css';
import './menu/menu.css';

export interface ShellProps extends ToolsProps, Pick<ShellScope, 'currentPath' | 'onGo'> {
  /** The menu visible to the user. */
  items: readonly MenuItem[];
  /** All entries, including hidden ones: for the breadcrumb and for `meta.activeMenu`. */
  entries: readonly MenuEntry[];
  /** Path of the current entry as the menu writes it: `/detail/:id` at the address `/detail/5`. */
  entryPath: string;
  /** The row of open pages; shown if the theme's tags bar is on. */
  tabsBar: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the console: horizontal or vertical, always vertical below 992 px (specification §2). The page stays
 * at the same position in the tree, and so preserves its state, when the layout changes.
 */
export function Shell(props: ShellProps) {
  const { items, entries, entryPath, currentPath, onGo, tabsBar, children, ...tools } = props;
  const { t } = useTexts('admin');
  const isMobile = useIsBelow(992);
  const { layout, header, tagsBar } = useThemeStore(shownTheme);
  const isMenuLoaded = useLayout(({ mobileMenu }) => mobileMenu === 'open') && isMobile;
  useMobileMenu(isMobile, currentPath);
  usePageFocus(currentPath);
  useEffect(() => useLayout.getState().closeThemeDrawer, []);
  const main = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  const active = useMemo(() => itemTrail(items, activePath(entries, entryPath)), [items, entries, entryPath]);
  const activeIds = useMemo(() => new Set(active.map(({ id }) => id)), [active]);
  const scope = useMemo(() => ({ currentPath, onGo }), [currentPath, onGo]);
  const isVertical = isMobile || layout === 'vertical';
  const focusMain = () => main.current?.focus({ preventScroll: true });
  return (
    <ShellContext value={scope}>
      <ActiveContext value={activeIds}>
        <div
          className={classNames('admin', isVertical && 'admin-vertical', header === 'fixed' && 'admin-fixed')}
        >
          {!isMenuLoaded && (
            <button type="button" className="skip-link admin-skip" onClick={focusMain}>
              {t('skipToContent')}
            </button>
          )}
          {isVertical && <SideMenu items={items} active={active} isMobile={isMobile} foldRef={fold} />}
          <div className="admin-body" inert={isMenuLoaded}>
            <header className="admin-head no-print">
              {isVertical ? (
                <NavBar
                  {...tools}
                  trail={breadcrumbOf(entries, entryPath)}
                  isMobile={isMobile}
                  foldRef={fold}
                />
              ) : (
                <TopBar {...tools} items={items} active={active} />
              )}
              {tagsBar && <div className="admin-tags">{tabsBar}</div>}
            </header>
            <main className="admin-main" ref={main} tabIndex={-1}>
              <AdStrip />
              {children}
            </main>
            {config.footerCopyright && <Copyright />}
            <BackToTop onDone={focusMain} />
            <ThemeDrawer />
            <Palette items={items} entries={entries} onReload={tools.onReload} onLogOut={tools.onLogOut} />
          </div>
        </div>
        <BrowserAlert />
      </ActiveContext>
    </ShellContext>
  );
}

/** The copyright line (specification §2: the line exists and is switched off). */
function Copyright() {
  const { t } = useTexts(['admin', 'shell']);
  const site = config.siteTitle || t('shell:siteName');
  return <footer className="admin-copyright">{t('copyright', { year: YEAR, site })}</footer>;
}

const YEAR = new Date().getFullYear();
