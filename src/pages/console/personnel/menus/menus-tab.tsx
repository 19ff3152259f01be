import { useQueryClient } from '@tanstack/react-query';
import { usePermission } from '@/features/session/permitted';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { TreeSearch } from '@/shared/console-ui/tree/tree-search';
import { TreeTable } from '@/shared/console-ui/tree/tree-table';
import { TreeToolsEnd } from '@/shared/console-ui/tree/tree-tools-end';
import { useTreeSearch } from '@/shared/console-ui/tree/use-tree-search';
import { useTexts } from '@/shared/i18n/use-texts';
import { MenuActions } from './menu-actions';
import { menuLevelQuery, menuListQuery, ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { MenuForm } from './menu-form';
import { useMenuActions } from './use-menu-actions';
import { useMenuColumns } from './use-menu-columns';

/** The tree and where it is searched. */
const TREE = {
  rootId: ROOT_MENU_ID,
  levelQuery: menuLevelQuery,
  wholeQuery: menuListQuery,
  fields: ['menuName', 'url', 'component', 'permissions'],
};

/** Menus, buttons and external links as a tree loaded level by level (contract §5). */
export function MenusTab({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTexts(['personnel', 'console']);
  const client = useQueryClient();
  const tree = useTreeSearch<MenuLevelRow>(TREE);
  const columns = useMenuColumns();
  const actions = useMenuActions();
  const mayAdd = usePermission(['system_menu_insert']);
  const { editing } = actions;
  const rowActions = (entry: MenuLevelRow) => <MenuActions entry={entry} actions={actions} />;
  const nameOf = ({ menuName }: MenuLevelRow) => menuName;
  const { found, topCount } = tree;
  const topText = topCount === undefined ? undefined : t('menus.count', { count: topCount });
  const countText = found === undefined ? topText : t('console:tree.found', { count: found });
  return (
    <>
      <ListPage
        heading={heading}
        title={t('menus.title')}
        count={countText}
        filters={<TreeSearch label={t('menus.search')} query={tree.query} onSearch={tree.search} />}
        tools={
          <ListTools
            addText={t('menus.add')}
            writes={actions}
            onAdd={mayAdd ? () => actions.add(null) : undefined}
            end={
              <TreeToolsEnd
                columns={columns}
                heads={{ name: t('menu.menuName'), parent: t('menu.parentId') }}
                nameOf={nameOf}
                fileName={t('menus.title')}
                read={() => client.query(TREE.wholeQuery)}
                onRefresh={actions.readAgain}
              />
            }
          />
        }
        table={
          <TreeTable
            label={t('menus.title')}
            nameHead={t('menu.menuName')}
            nameOf={nameOf}
            columns={columns}
            {...tree.table}
            actions={rowActions}
            empty={{ why: t('menus.none'), next: t('menus.noneNext') }}
          />
        }
      />
      {editing.props !== null && <MenuForm key={editing.key} {...editing.props} />}
    </>
  );
}
