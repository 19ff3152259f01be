import { MENU_ADMIN_ID } from '../../../data/system/menus';
import type { BaseRow, MenuRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../row-writes';
import { system } from '../state';
import { general, generalWithChinese, integer, max, notNull, validate, type Model } from '../validation';

type MenuFields = Omit<MenuRow, keyof BaseRow>;

const model: Model = {
  menuName: ['名称', notNull, generalWithChinese, max(50)],
  permissions: ['权限编号', general, max(50)],
  type: ['项目类型', notNull],
  sortNo: ['排序', notNull, integer],
  hidden: ['是否隐藏', notNull],
  alwaysShow: ['是否总是显示', notNull],
  label: ['标签', notNull],
  url: ['url地址', max(200)],
  component: ['组件', max(200)],
};

/** Adding, changing and deleting menu entries. */
export const menuAdminHandlers = [
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/menu/insert',
    async ({ request, user }) => {
      insertRow<MenuRow>(system().menus, checkedRow(await jsonBody(request), ''), user.id);
      return ok(null, '新增菜单成功');
    },
    { authority: 'system_menu_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/menu/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      const { permissions, ...row } = checkedRow(body, textIn(body, 'id'));
      if (body['id'] === MENU_ADMIN_ID && row.hidden === '1') throw refusal(20051);
      // An empty authority is not written: the back end skips null unless its column is marked.
      updateRow(system().menus, body, permissions === null ? row : { ...row, permissions }, user.id);
      return ok(null, '修改菜单成功');
    },
    { authority: 'system_menu_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/menu/del',
    ({ query }) => {
      remove([query.get('id') ?? '']);
      return ok(null, '删除菜单成功');
    },
    { authority: 'system_menu_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/menu/delAll',
    ({ query }) => {
      remove(idsOf(query.get('ids')));
      return ok(null, '批量删除菜单成功');
    },
    { authority: 'system_menu_delete' },
  ),
];

/** The row a body describes: authorities unique (20050), parent known (20052), first-level addresses with a slash. */
function checkedRow(body: Body, ownId: string): MenuFields {
  validate(body, model);
  const permissions = textIn(body, 'permissions');
  if (permissions !== '' && system().menus.some((row) => row.id !== ownId && row.permissions === permissions))
    throw refusal(20050);
  return fieldsOf(body, permissions);
}

function fieldsOf(body: Body, permissions: string): MenuFields {
  const parentId = textIn(body, 'parentId') || '0';
  const parent = system().menus.find(({ id }) => id === parentId);
  if (parentId !== '0' && parent === undefined) throw refusal(20052);
  const {
    url = null,
    icon = null,
    component = null,
    redirect = null,
  } = changesIn<MenuRow>(body, [], ['url', 'icon', 'component', 'redirect']);
  const needsSlash =
    parentId === '0' && body['type'] === '1' && url !== null && url !== '' && !url.startsWith('/');
  return {
    parentId,
    parentIds: parent === undefined ? '0' : `${parent.parentIds},${parentId}`,
    menuName: textIn(body, 'menuName'),
    permissions: permissions === '' ? null : permissions,
    type: textIn(body, 'type'),
    sortNo: Number(body['sortNo']),
    hidden: textIn(body, 'hidden'),
    alwaysShow: textIn(body, 'alwaysShow'),
    label: textIn(body, 'label'),
    url: needsSlash ? `/${url}` : url,
    icon,
    component,
    redirect,
  };
}

/** Deletes entries with everything below them; the menu administration stays (20051). */
function remove(ids: readonly string[]): void {
  const isBelow = (row: MenuRow): boolean => row.parentIds.split(',').some((id) => ids.includes(id));
  const all = system()
    .menus.filter((row) => ids.includes(row.id) || isBelow(row))
    .map(({ id }) => id);
  if (all.includes(MENU_ADMIN_ID)) throw refusal(20051);
  deleteRows(system().menus, all);
}
