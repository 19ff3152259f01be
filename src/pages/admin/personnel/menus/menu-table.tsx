import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { ROOT_MENU_ID } from '@/features/menu-admin/menu-admin-api';
import type { MenuLevelRow } from '@/features/menu-admin/menu-admin-schema';
import { MenuActions } from './menu-actions';
import { MenuBranchName, MenuOpener } from './menu-branch-name';
import { menuBranches } from './menu-levels';
import type { MenuBranch, MenuLevel } from './menu-levels';
import type { MenuActionsOf } from './use-menu-actions';
import '@/shared/console-ui/list-table.css';
import './menu-table.css';

/** The entries that have been read, which of them are open, and what may be done with them. */
export interface MenuTableProps {
  levels: ReadonlyMap<string, MenuLevel>;
  /** Ids of the open entries. */
  open: readonly string[];
  onOpen: (ids: readonly string[]) => void;
  actions: MenuActionsOf;
}

/** The menu as a tree table; opening an entry reads the level below it. */
export function MenuTable({ levels, open, onOpen, actions }: MenuTableProps) {
  const { t } = useTranslation(['personnel', 'console']);
  const toggle = (id: string) =>
    onOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  const column = (
    key: string,
    cell: (entry: MenuLevelRow) => string | number | null | undefined,
    more?: TableColumnType<MenuBranch>,
  ): TableColumnType<MenuBranch> => ({
    key,
    title: t(`menu.${key}`),
    render: (_, { entry }) => (entry === null ? null : (cell(entry) ?? '—')),
    ...more,
  });
  const opener = ({ record }: { record: MenuBranch }) => (
    <MenuOpener branch={record} open={open} onToggle={toggle} />
  );
  const yesNo = (flag: string | null | undefined) => t(flag === '1' ? 'yes' : 'no');
  return (
    <div className="list-grid menu-table">
      <Table<MenuBranch>
        aria-label={t('menus.title')}
        rowKey="key"
        dataSource={menuBranches(levels, ROOT_MENU_ID)}
        pagination={false}
        expandable={{
          expandedRowKeys: [...open],
          indentSize: 20,
          expandIcon: opener,
        }}
        columns={[
          column('menuName', () => null, { render: (_, branch) => <MenuBranchName branch={branch} /> }),
          column('type', ({ type }) => t(`menu.types.${type}`, type)),
          column('sortNo', ({ sortNo }) => sortNo, { align: 'end', className: 'list-number' }),
          column('url', ({ url }) => url || null),
          column('component', ({ component }) => component || null),
          column('permissions', ({ permissions }) => permissions || null),
          column('hidden', ({ hidden }) => yesNo(hidden)),
          {
            key: 'actions',
            title: t('console:list.actions'),
            className: 'list-actions',
            render: (_, { entry }) => entry && <MenuActions entry={entry} actions={actions} />,
          },
        ]}
      />
    </div>
  );
}
