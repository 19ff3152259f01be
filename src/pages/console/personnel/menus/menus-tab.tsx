import { useMenuNames } from '@/features/menu/use-menu-names';
import { usePermission } from '@/features/session/permitted';
import { TreePage } from '@/shared/console-ui/tree/tree-page';
import { useTexts } from '@/shared/i18n/use-texts';
import { MenuActions } from './menu-actions';
import { menuLevelQuery, menuListQuery, ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { MenuForm } from './menu-form';
import { useMenuActions } from './use-menu-actions';
import { useMenuColumns } from './use-menu-columns';

const TREE = {
  rootId: ROOT_MENU_ID,
  levelQuery: menuLevelQuery,
  wholeQuery: menuListQuery,
  fields: ['menuName', 'url', 'component', 'permissions'],
};

/** Menus, buttons and external links as a tree loaded level by level (contract §5). */
export function MenusTab({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTexts('personnel');
  const nameOf = useMenuNames();
  const columns = useMenuColumns();
  const actions = useMenuActions();
  const mayAdd = usePermission(['system_menu_insert']);
  const { editing } = actions;
  const rowActions = (entry: MenuLevelRow) => <MenuActions entry={entry} actions={actions} />;
  return (
    <>
      <TreePage
        heading={heading}
        tree={TREE}
        words={{
          title: t('menus.title'),
          count: (count) => t('menus.count', { count }),
          search: t('menus.search'),
          add: t('menus.add'),
          name: t('menu.menuName'),
          parent: t('menu.parentId'),
          none: t('menus.none'),
          noneNext: t('menus.noneNext'),
        }}
        nameOf={nameOf}
        isNameSearched
        columns={columns}
        rowActions={rowActions}
        onAdd={mayAdd ? () => actions.add(null) : undefined}
        writes={actions}
      />
      {editing.props !== null && <MenuForm key={editing.key} {...editing.props} />}
    </>
  );
}
