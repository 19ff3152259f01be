import { usePermission } from '@/features/session/permitted';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { RefreshTool } from '@/shared/console-ui/list/page/refresh-tool';
import { TreeTable } from '@/shared/console-ui/tree/tree-table';
import { useOpenRows } from '@/shared/console-ui/tree/use-open-rows';
import { useTreeLevels } from '@/shared/console-ui/tree/use-tree-levels';
import { useTexts } from '@/shared/i18n/use-texts';
import { MenuActions } from './menu-actions';
import { menuLevelQuery, ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { MenuForm } from './menu-form';
import { useMenuActions } from './use-menu-actions';
import { useMenuColumns } from './use-menu-columns';

/** Menus, buttons and external links as a tree loaded level by level (contract §5). */
export function MenusTab({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTexts('personnel');
  const { open, setOpen } = useOpenRows();
  const levels = useTreeLevels([ROOT_MENU_ID, ...open], menuLevelQuery);
  const columns = useMenuColumns();
  const actions = useMenuActions();
  const mayAdd = usePermission(['system_menu_insert']);
  const { task } = actions;
  const finish = (done: string) => {
    actions.close();
    actions.finish(done);
  };
  const rowActions = (entry: MenuLevelRow) => <MenuActions entry={entry} actions={actions} />;
  const top = levels.get(ROOT_MENU_ID)?.rows;
  return (
    <>
      <ListPage
        heading={heading}
        title={t('menus.title')}
        count={top && t('menus.count', { count: top.length })}
        tools={
          <ListTools
            addText={t('menus.add')}
            writes={actions}
            onAdd={mayAdd ? () => actions.add(null) : undefined}
            end={<RefreshTool onRefresh={actions.readAgain} />}
          />
        }
        table={
          <TreeTable
            label={t('menus.title')}
            nameHead={t('menu.menuName')}
            nameOf={({ menuName }) => menuName}
            columns={columns}
            levels={levels}
            rootId={ROOT_MENU_ID}
            open={open}
            onOpen={setOpen}
            actions={rowActions}
            empty={{ why: t('menus.none'), next: t('menus.noneNext') }}
          />
        }
      />
      {task !== null && (
        <MenuForm
          key={task.kind === 'add' ? `below:${task.parent?.id ?? ROOT_MENU_ID}` : task.entry.id}
          task={task}
          onFinish={finish}
          onClose={actions.close}
        />
      )}
    </>
  );
}
