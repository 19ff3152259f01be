import { deleteMenu, getMenu, MENU_LEVELS, ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow, MenuRow } from './menu-admin-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { useMenuNames } from '@/features/menu/use-menu-names';
import { usePermission } from '@/features/session/permitted';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import type { MenuValues } from './menu-values';

/** The actions on menu entries. */
export type MenuActionsOf = ReturnType<typeof useMenuActions>;

/** The actions of the menu (contract §5) and the dialog open for one of them. */
export function useMenuActions() {
  const { t } = useTexts(['personnel', 'console']);
  const nameOf = useMenuNames();
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(MENU_LEVELS);
  const editing = useEditing<MenuValues, MenuRow>([], {
    mayAdd: usePermission(['system_menu_insert']),
    unique: ['permissions', 'url'],
    lasting: ['parentId'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  return {
    ...writes,
    editing,
    add: (parent: MenuLevelRow | null) => editing.addWith({ parentId: parent?.id ?? ROOT_MENU_ID }),
    edit: async ({ id }: MenuLevelRow) => {
      const entry = await prepare(() => getMenu(id));
      if (entry !== null) editing.edit(entry);
    },
    remove: async (entry: MenuLevelRow) => {
      const { id, hasChildren } = entry;
      const detail = t(hasChildren ? 'menus.askDeleteTree' : 'menus.askDelete', { name: nameOf(entry) });
      if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
        await run(`delete ${id}`, () => deleteMenu(id), t('console:done.deleted'));
    },
  };
}
