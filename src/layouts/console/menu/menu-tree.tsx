import { useId } from 'react';
import type { MenuItem } from '@/features/menu/visible-menu';
import { classNames } from '@/shared/ui/styles/class-names';
import { Icon } from '@/shared/ui/controls/icon';
import { ItemText } from './item-text';
import { useIsActive } from './menu-context';
import { MenuIcon } from './menu-icon';
import { MenuLink } from './menu-link';
import { isChainOpen } from './menu-search';

interface MenuTreeProps {
  items: readonly MenuItem[];
  /** Ids of the open submenus, first level of this tree first. */
  open: readonly string[];
  onOpenChange: (open: readonly string[]) => void;
  hasIcons?: boolean;
  /** Ids of the submenus around this list. */
  above?: readonly string[];
  id?: string;
}

/** Items as a list whose submenus unfold in place, to any depth. */
export function MenuTree({ items, above = [], id, ...shared }: MenuTreeProps) {
  return (
    <ul className={classNames('menu-list', above.length > 0 && 'menu-list-below')} id={id}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <MenuGroup item={item} above={above} {...shared} />
          ) : (
            <MenuLink item={item} icon={iconOf(item, shared.hasIcons, above)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface MenuGroupProps extends Omit<MenuTreeProps, 'items' | 'id'> {
  item: MenuItem;
  above: readonly string[];
}

function MenuGroup({ item, above, ...shared }: MenuGroupProps) {
  const listId = useId();
  const chain = [...above, item.id];
  const isOpen = isChainOpen(chain, shared.open);
  return (
    <>
      <button
        type="button"
        className="menu-entry"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-current={useIsActive(item.id) ? 'true' : undefined}
        onClick={() => shared.onOpenChange(isOpen ? above : chain)}
      >
        {iconOf(item, shared.hasIcons, above)}
        <ItemText item={item} />
        <Icon name="chevron" size={16} className="menu-chevron" />
      </button>
      {isOpen && <MenuTree items={item.children} above={chain} id={listId} {...shared} />}
    </>
  );
}

/** Icons on the first level always, so that titles align; further down only if the item has one. */
function iconOf(item: MenuItem, hasIcons: boolean | undefined, above: readonly string[]) {
  const isNamed = Boolean(item.icon || item.remixIcon);
  return hasIcons && (above.length === 0 || isNamed) ? <MenuIcon item={item} /> : undefined;
}
