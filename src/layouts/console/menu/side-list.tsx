import type { MenuItem } from '@/features/menu/visible-menu';
import { useLayout } from '../layout-store';
import { useLabels } from '@/shared/i18n/label';
import { useShell } from '../shell-context';
import { ItemText } from './item-text';
import { MenuIcon } from './menu-icon';
import { MenuLink } from './menu-link';
import { MenuPopup } from './menu-popup';
import { openChainOf } from './menu-search';
import { MenuTree } from './menu-tree';
import { useOneOpen } from './use-one-open';

interface SideListProps {
  items: readonly MenuItem[];
  /** The items on the path to the active one. */
  active: readonly MenuItem[];
}

/** The side menu's list: submenus unfold in place, one at a time. */
export function SideTree({ items, active }: SideListProps) {
  const { currentPath } = useShell();
  const { opened, setOpened } = useLayout();
  return (
    <MenuTree
      items={items}
      open={openChainOf(items, active, opened, currentPath)}
      onOpenChange={(chain) => setOpened({ at: currentPath, chain })}
      hasIcons
    />
  );
}

/** The side menu at 65 px: icons, with text as tooltips and for assistive technology, submenus beside it. */
export function SideIcons({ items, active }: SideListProps) {
  const textOf = useLabels();
  const popup = useOneOpen();
  const ids = active.map(({ id }) => id);
  return (
    <ul className="menu-list menu-list-icons">
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <MenuLink item={item} icon={<MenuIcon item={item} />} title={textOf(item.label)} />
          ) : (
            <MenuPopup
              {...popup(item.id)}
              items={item.children}
              side="beside"
              title={textOf(item.label)}
              isActive={ids.includes(item.id)}
              startOpen={ids.slice(1)}
            >
              <MenuIcon item={item} />
              <ItemText item={item} />
            </MenuPopup>
          )}
        </li>
      ))}
    </ul>
  );
}
