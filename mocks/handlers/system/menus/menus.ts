import { baseRow, type MenuRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { findPage } from '../../../search/list-query';
import { menusOf } from '../access';
import { signedCall } from '../call';
import { fullNode, isShown, menuTree, routeNode, type MenuNode } from './menu-tree';
import { system } from '../state';

const select = { authority: 'system_menu_select' };

/** Root of the administration's tree, which is not a row. */
const root: MenuRow = {
  ...baseRow('0'),
  parentId: '-1',
  parentIds: '',
  menuName: '根菜单',
  permissions: null,
  icon: null,
  type: '1',
  url: null,
  component: null,
  redirect: null,
  sortNo: 0,
  hidden: '0',
  alwaysShow: '0',
  label: '0,1',
};

/** POST menu/findMenuTree, and the trees and lists of the administration. */
export const menuHandlers = [
  signedCall('post', '*/rcep-boot/api/v1/system/menu/findMenuTree', ({ user }) =>
    ok(menuTree(menusOf(user).filter(isShown), routeNode)),
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/menu/getMenuAndPermsTree', ({ query, user }) => {
    const label = query.get('label') ?? '';
    const rows = menusOf(user).filter((row) => label === '' || row.label.split(',').includes(label));
    return ok(
      menuTree(
        rows.filter(({ type, component }) => type !== '1' || (component ?? '') !== ''),
        fullNode,
      ),
    );
  }),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/menu/findMenuTreePage',
    ({ query }) => ok(menuTree(matching(query), fullNode)),
    select,
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/menu/findMenuTreePageByLazy',
    ({ query }) => ok(level(query.get('parentId') ?? '', system().menus)),
    select,
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/menu/findMenuTreeByLazy',
    ({ query }) => {
      const rows = system().menus.filter(({ id, type }) => type === '1' && id !== query.get('id'));
      return ok(level(query.get('parentId') ?? '', rows));
    },
    select,
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/menu/findList', () => ok(system().menus), select),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/menu/findPage',
    ({ query }) => ok(findPage(system().menus, query)),
    select,
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/menu/get',
    ({ query }) => ok(menuById(query.get('id'))),
    select,
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/menu/getParent',
    ({ query }) => ok(menuById(query.get('parentId'))),
    select,
  ),
];

/** All rows that match the filters, unpaged. */
function matching(query: URLSearchParams): MenuRow[] {
  const unpaged = new URLSearchParams(query);
  unpaged.set('pageNo', '1');
  unpaged.set('pageSize', String(Math.max(1, system().menus.length)));
  return findPage(system().menus, unpaged).rows;
}

/** One level of the lazy tree, with whether each node has children; without a parent, only the root. */
function level(parentId: string, rows: readonly MenuRow[]): MenuNode[] {
  const here = parentId === '' ? [root] : rows.filter((row) => row.parentId === parentId);
  return here
    .toSorted((a, b) => a.sortNo - b.sortNo)
    .map((row) => {
      const hasChildren = rows.some((other) => other.parentId === row.id);
      return { ...fullNode(row), hasChildren, isLeaf: !hasChildren };
    });
}

function menuById(id: string | null): MenuRow | null {
  return id === '0' ? root : (system().menus.find((row) => row.id === id) ?? null);
}
