import type { Ref } from 'react';
import { useLayout } from '../layout-store';
import type { MenuEntry } from '@/features/menu/menu';
import { useTexts } from '@/shared/i18n/use-texts';
import { Breadcrumb } from './breadcrumb';
import { IconButton } from './icon-button';
import { Tools, type ToolsProps } from './tools';

interface NavBarProps extends ToolsProps {
  trail: readonly MenuEntry[];
  isMobile: boolean;
  /** The fold button, to which focus returns when the menu over the page closes. */
  foldRef: Ref<HTMLButtonElement>;
}

/** The bar of the vertical layout: fold button (tooltips 收起/展开), breadcrumb, tools. */
export function NavBar({ trail, isMobile, foldRef, ...tools }: NavBarProps) {
  const { t } = useTexts('admin');
  const { isCollapsed, mobileMenu, toggleCollapsed, openMobileMenu, foldMobileMenu } = useLayout();
  const isFolded = isMobile ? mobileMenu === 'folded' : isCollapsed;
  const toggleMobile = isFolded ? openMobileMenu : foldMobileMenu;
  return (
    <div className="admin-nav">
      <IconButton
        ref={foldRef}
        icon={isFolded ? 'unfold' : 'fold'}
        label={t(isFolded ? 'side.expandMenu' : 'side.foldMenu')}
        title={t(isFolded ? 'side.expand' : 'side.fold')}
        aria-expanded={!isFolded}
        onClick={isMobile ? toggleMobile : toggleCollapsed}
      />
      <Breadcrumb trail={trail} />
      <Tools {...tools} isNarrow={isMobile} />
    </div>
  );
}
