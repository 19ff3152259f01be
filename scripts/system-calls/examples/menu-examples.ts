import { MENU_ADMIN_ID } from '../../../mocks/data/system/menus';
import type { SystemExample } from './example';

const entry = {
  parentId: '1',
  menuName: '示例页面',
  permissions: null,
  icon: 'cog',
  type: '1',
  url: 'sample',
  component: 'views/modules/system/dictManagement/index',
  redirect: null,
  sortNo: 9,
  hidden: '0',
  alwaysShow: '0',
  label: '0,1',
};

/** The menu of the signed-in user, and the administration of the menu. */
export const menuExamples: Readonly<Record<string, SystemExample>> = {
  findMenuTree: { as: 'editor' },
  menuPermsTree: { query: { label: '0' } },
  menuLevel: { query: { parentId: '1' } },
  menuParents: { query: { parentId: '1' } },
  menuList: {},
  recentMenu: { query: { pageSize: 10, updateTime_ORDER: 'DESC', type_EQ: '1' } },
  menu: { query: { id: '3' } },
  menuInsert: { body: entry, refused: { 20052: { body: { parentId: '404' } } } },
  menuUpdate: {
    body: { ...entry, id: '3', version: 0 },
    refused: { 20051: { body: { id: MENU_ADMIN_ID, hidden: '1' } } },
  },
  menuDelete: { query: { id: '3' }, refused: { 20051: { query: { id: MENU_ADMIN_ID } } } },
};
