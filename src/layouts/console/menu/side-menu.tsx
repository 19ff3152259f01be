import type { RefObject } from 'react';
import { useLayout } from '../layout-store';
import type { MenuItem } from '@/features/menu/visible-menu';
import { useTexts } from '@/shared/i18n/use-texts';
import { ConsoleName } from '../bar/console-name';
import { SideIcons, SideTree } from './side-list';
import { useMenuFocus } from './use-menu-focus';

interface SideMenuProps {
  items: readonly MenuItem[];
  /** The items on the path to the active one. */
  active: readonly MenuItem[];
  isMobile: boolean;
  foldRef: RefObject<HTMLButtonElement | null>;
}

/** The ink menu on the left: 256 px, 65 collapsed; narrow, over the page with a mask that closes it. */
export function SideMenu({ isMobile, foldRef, ...menu }: SideMenuProps) {
  const { mobileMenu, isCollapsed } = useLayout();
  if (!isMobile) return <WideMenu {...menu} isCollapsed={isCollapsed} />;
  return mobileMenu === 'folded' ? null : <MobileMenu {...menu} foldRef={foldRef} />;
}

function WideMenu({
  isCollapsed,
  ...menu
}: Omit<SideMenuProps, 'isMobile' | 'foldRef'> & { isCollapsed: boolean }) {
  const { t } = useTexts('admin');
  return (
    <nav
      className={`admin-side on-ink ${isCollapsed ? 'admin-side-narrow' : ''}`}
      aria-label={t('menuLabel')}
    >
      <ConsoleName />
      {isCollapsed ? <SideIcons {...menu} /> : <SideTree {...menu} />}
    </nav>
  );
}

function MobileMenu({ foldRef, ...menu }: Omit<SideMenuProps, 'isMobile'>) {
  const { t } = useTexts('admin');
  const { mobileMenu, foldMobileMenu, holdMobileMenu } = useLayout();
  const box = useMenuFocus({
    isOpen: mobileMenu === 'open',
    opener: foldRef,
    onAct: holdMobileMenu,
    onClose: foldMobileMenu,
  });
  return (
    <>
      <nav className="admin-side admin-side-over on-ink" aria-label={t('menuLabel')} ref={box}>
        <ConsoleName />
        <SideTree {...menu} />
      </nav>
      <button
        type="button"
        className="admin-mask"
        tabIndex={-1}
        aria-label={t('side.foldMenu')}
        onClick={foldMobileMenu}
      />
    </>
  );
}
