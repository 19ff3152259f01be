import type { ReactNode } from 'react';
import type { MenuItem } from '@/features/menu/visible-menu';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { useShell } from '../shell-context';
import { ShellLink } from '../shell-link';
import { ItemText } from './item-text';
import { useIsActive } from './menu-context';

interface MenuLinkProps {
  item: MenuItem;
  /** Shown before the label. */
  icon?: ReactNode;
  /** The tooltip if the label is hidden. */
  title?: string;
}

/** An item without children: `target` `_blank` and addresses outside the app open a new window. */
export function MenuLink({ item, icon, title }: MenuLinkProps) {
  const { onFollow } = useShell();
  const isActive = useIsActive(item.id);
  const isBeside = item.isExternal || item.target === '_blank';
  const shared = {
    className: 'menu-entry',
    title,
    'aria-current': isActive ? 'page' : undefined,
    ...(isBeside && { target: '_blank', rel: 'noopener noreferrer' }),
  } as const;
  const words = (
    <>
      {icon}
      <ItemText item={item} />
      {isBeside && <NewWindow />}
    </>
  );
  return item.isExternal ? (
    <a href={item.path} {...shared} onClick={onFollow}>
      {words}
    </a>
  ) : (
    <ShellLink to={item.path} {...shared}>
      {words}
    </ShellLink>
  );
}

function NewWindow() {
  const { t } = useTexts('ui');
  return (
    <>
      <Icon name="external" size={12} className="menu-external" />
      <VisuallyHidden>{t('link.newWindow')}</VisuallyHidden>
    </>
  );
}
