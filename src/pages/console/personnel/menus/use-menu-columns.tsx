import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { MenuLevelRow } from './menu-admin-schema';

/** The columns of the tree of menus after the name. */
export function useMenuColumns(): readonly ListColumn<MenuLevelRow>[] {
  const { t } = useTexts(['personnel', 'console']);
  const typeOf = ({ type }: MenuLevelRow) => textOfCode(t, 'menu.types', type);
  const hiddenOf = ({ hidden }: MenuLevelRow) => t(hidden === '1' ? 'console:yes' : 'console:no');
  return [
    {
      id: 'type',
      head: t('menu.type'),
      text: typeOf,
      cell: typeOf,
    },
    { id: 'sortNo', head: t('menu.sortNo'), align: 'end' },
    { id: 'url', head: t('menu.url') },
    { id: 'component', head: t('menu.component') },
    { id: 'permissions', head: t('menu.permissions') },
    {
      id: 'hidden',
      head: t('menu.hidden'),
      text: hiddenOf,
      cell: hiddenOf,
    },
  ];
}
