import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import type { MenuLevelRow } from './menu-admin-schema';

/** The columns of the tree of menus after the name. */
export function useMenuColumns(): readonly ListColumn<MenuLevelRow>[] {
  const { t } = useTexts(['personnel', 'console']);
  return [
    {
      id: 'type',
      head: t('menu.type'),
      cell: ({ type }) => textOfCode(t, 'menu.types', type),
    },
    { id: 'sortNo', head: t('menu.sortNo'), align: 'end' },
    { id: 'url', head: t('menu.url') },
    { id: 'component', head: t('menu.component') },
    { id: 'permissions', head: t('menu.permissions') },
    {
      id: 'hidden',
      head: t('menu.hidden'),
      cell: ({ hidden }) => t(hidden === '1' ? 'console:yes' : 'console:no'),
    },
  ];
}
