import { useState } from 'react';
import { deleteMenu, getMenu, MENU_LEVELS } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import type { MenuTask } from './menu-task';

/** The actions on menu entries. */
export type MenuActionsOf = ReturnType<typeof useMenuActions>;

/** The actions of the menu (contract §5) and the dialog open for one of them. */
export function useMenuActions() {
  const { t } = useTexts(['personnel', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(MENU_LEVELS);
  const [task, setTask] = useState<MenuTask | null>(null);
  return {
    ...writes,
    task,
    close: () => setTask(null),
    add: (parent: MenuLevelRow | null) => setTask({ kind: 'add', parent }),
    edit: async ({ id }: MenuLevelRow) => {
      const entry = await prepare(() => getMenu(id));
      if (entry !== null) setTask({ kind: 'edit', entry });
    },
    remove: async ({ id, menuName, hasChildren }: MenuLevelRow) => {
      const detail = t(hasChildren ? 'menus.askDeleteTree' : 'menus.askDelete', { name: menuName });
      if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
        await run(`delete ${id}`, () => deleteMenu(id), t('console:done.deleted'));
    },
  };
}
