import { useMenuNames } from '@/features/menu/use-menu-names';
import { Permitted } from '@/features/session/permitted';
import type { MenuLevelRow } from './menu-admin-schema';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import type { MenuActionsOf } from './use-menu-actions';

interface MenuActionsProps {
  entry: MenuLevelRow;
  actions: MenuActionsOf;
}

/** The actions of one entry, each behind its permission; only menus have children. */
export function MenuActions({ entry, actions }: MenuActionsProps) {
  const { t } = useTexts(['personnel', 'console']);
  const name = useMenuNames()(entry);
  return (
    <>
      {entry.type === '1' && (
        <Permitted anyOf={['system_menu_insert']}>
          <RowAction subject={name} onPress={() => actions.add(entry)}>
            {t('menus.addChild')}
          </RowAction>
        </Permitted>
      )}
      <Permitted anyOf={['system_menu_update']}>
        <RowAction subject={name} onPress={() => void actions.edit(entry)}>
          {t('console:action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_menu_delete']}>
        <RowAction subject={name} isDeletion onPress={() => void actions.remove(entry)}>
          {t('console:action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
