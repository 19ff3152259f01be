import type { MenuItem } from '@/features/menu/visible-menu';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { ItemText } from './item-text';
import { MenuLink } from './menu-link';
import { MenuPopup } from './menu-popup';
import { useFit } from './use-fit';
import { useOneOpen } from './use-one-open';

interface TopMenuProps {
  items: readonly MenuItem[];
  /** The items on the path to the active one. */
  active: readonly MenuItem[];
}

const MORE = 'more';
/** Preserves its width for the layout, but cannot be seen, pressed or focused. */
const OUT_OF_SIGHT = { visibility: 'hidden' } as const;

/** The first level in the top bar, submenus over the page; what does not fit is behind 更多. One popup is open. */
export function TopMenu({ items, active }: TopMenuProps) {
  const { t } = useTexts('admin');
  const { room, list, count } = useFit(items.length);
  const popup = useOneOpen();
  const ids = active.map(({ id }) => id);
  const rest = items.slice(count);
  return (
    <nav className="top-menu" aria-label={t('menuLabel')} ref={room}>
      <ul className="top-menu-list" ref={list}>
        {items.map((item, place) => (
          <li key={item.id} style={place < count ? undefined : OUT_OF_SIGHT}>
            {item.children.length === 0 ? (
              <MenuLink item={item} />
            ) : (
              <MenuPopup
                {...popup(item.id)}
                side="below"
                items={item.children}
                isActive={ids.includes(item.id)}
                startOpen={ids.slice(1)}
              >
                <ItemText item={item} />
                <Icon name="chevron" size={16} />
              </MenuPopup>
            )}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <MenuPopup
          {...popup(MORE)}
          side="below"
          items={rest}
          isActive={rest.some(({ id }) => ids.includes(id))}
          startOpen={ids}
        >
          {t('moreMenu')}
          <Icon name="chevron" size={16} />
        </MenuPopup>
      )}
    </nav>
  );
}
