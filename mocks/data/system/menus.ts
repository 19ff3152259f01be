import { baseRow, type MenuFork, type MenuRow } from './rows';

/** Entry that can neither be hidden nor deleted: the menu administration itself. */
export const MENU_ADMIN_ID = '2';

const VIEWS = 'views/modules/system';
const CONTENT_VIEWS = 'views/modules/content';

/** Entries of the kinds of content: id, kind, name. */
const KINDS = [
  ['31', 'standard', '标准管理'],
  ['32', 'law', '法规管理'],
  ['33', 'news', '资讯管理'],
  ['34', 'riskCase', '风险案例管理'],
  ['35', 'riskWarning', '风险预警管理'],
  ['36', 'pair', '线路措施'],
  ['37', 'synonym', '搜索同义词'],
  ['38', 'source', '数据来源管理'],
  ['61', 'indexInput', '指数数据管理'],
] as const;

/** The page of editions of tariffs and rules of origin. */
const EDITIONS = '60';

/**
 * The menu of the console with its buttons, as the back end is seeded with it, and the cases of its tree. `withFork`
 * marks what the RCEP fork may send: stock opsli sends a meta with only title, icon and target, and nothing hidden.
 */
export const menus: MenuRow[] = [
  group('10', '0', 1, '组织机构', '/org', 'sitemap'),
  page('11', '10', 1, '用户管理', 'user', `${VIEWS}/userManagement/index`),
  ...buttons('11', 'system_user', {
    select: '查看',
    insert: '新增',
    update: '编辑',
    delete: '删除',
    setRole: '设置角色',
    setOrg: '设置组织',
    updatePassword: '修改密码',
    resetPassword: '重置密码',
    enable: '启用账号',
  }),
  page('12', '10', 2, '角色管理', 'role', `${VIEWS}/roleManagement/index`),
  ...buttons('12', 'system_role', {
    select: '查看',
    insert: '新增',
    update: '编辑',
    delete: '删除',
    setMenuPerms: '菜单权限',
    setDataPerms: '数据权限',
  }),
  page('13', '10', 3, '组织管理', 'org', `${VIEWS}/orgManagement/index`),
  ...buttons('13', 'system_org', { select: '查看', insert: '新增', update: '编辑', delete: '删除' }),
  page('14', '10', 4, '租户管理', 'tenant', `${VIEWS}/tenantManagement/index`),
  ...buttons('14', 'system_tenant', {
    select: '查看',
    insert: '新增',
    update: '编辑',
    delete: '删除',
    enable: '启用租户',
  }),

  group('1', '0', 2, '系统配置', '/system', 'cog'),
  page(MENU_ADMIN_ID, '1', 1, '菜单管理', 'menu', `${VIEWS}/menuManagement/index`),
  ...buttons(MENU_ADMIN_ID, 'system_menu', {
    select: '查看',
    insert: '新增',
    update: '编辑',
    delete: '删除',
  }),
  page('3', '1', 2, '字典管理', 'dict', `${VIEWS}/dictManagement/index`),
  ...buttons('3', 'system_dict', {
    select: '查看',
    insert: '新增',
    update: '编辑',
    delete: '删除',
    setDict: '设置字典',
  }),
  page('4', '1', 3, '参数配置', 'options', `${VIEWS}/optionsManagement/index`),
  ...buttons('4', 'system_options', { select: '查看', insert: '新增', update: '编辑', delete: '删除' }),
  page('5', '1', 4, '系统设置', 'set', `${VIEWS}/setManagement/index`),
  page('6', '1', 5, '地域管理', 'area', `${VIEWS}/areaManagement/index`),
  ...buttons('6', 'system_area', { select: '查看', insert: '新增', update: '编辑', delete: '删除' }),

  // A group of one page would be replaced by the page.
  { ...group('30', '0', 3, '内容管理', '/content', 'file-alt'), alwaysShow: '1' },
  ...KINDS.flatMap(([id, kind, menuName], index) => [
    page(id, '30', index + 1, menuName, kind, `${CONTENT_VIEWS}/${kind}Management/index`),
    ...recordButtons(id, kind),
  ]),

  page('39', '30', 12, '内容操作记录', 'audit', `${CONTENT_VIEWS}/auditManagement/index`),

  page(EDITIONS, '30', 11, '税则与规则版本', 'edition', `${CONTENT_VIEWS}/editionManagement/index`),
  ...recordButtons(EDITIONS, 'edition'),

  { ...group('20', '0', 4, '日志监控', '/log', 'clipboard-list'), redirect: '/log/login-logs' },
  withFork(page('22', '20', 1, '登录日志', 'login-logs', `${VIEWS}/loginLogsManagement/index`), {
    meta: { remixIcon: 'login-box-line' },
  }),
  { ...button('22', 1, 'select', '查看'), permissions: 'devops_login_logs_select' },
  withFork(page('21', '20', 2, '行为日志', 'logs', `${VIEWS}/operationLogsManagement/index`), {
    meta: { badge: '示例' },
  }),
  ...buttons('21', 'system_op_logs', { select: '查看', export: '导出' }),

  withFork(page('23', '20', 3, '系统监控', 'sysmonitor', `${VIEWS}/monitorManagement/index`), {
    meta: { noKeepAlive: true },
  }),
  { ...button('23', 1, 'select', '查看'), permissions: 'devops_sysmonitor_select' },

  { ...group('40', '0', 5, '开发工具', '/deve', 'code'), alwaysShow: '1' },
  { ...group('41', '40', 1, '嵌套路由', 'nested', 'bars'), component: 'EmptyLayout' },
  { ...group('42', '41', 1, '嵌套路由 1', 'menu1', null), component: 'EmptyLayout', redirect: 'noRedirect' },
  page('43', '42', 1, '字典管理', 'menu1-1', `${VIEWS}/dictManagement/index`),
  { ...page('44', '40', 2, '接口文档', '${BASE_PATH}/doc.html', ''), type: '3', component: null },
  // Reached only from another page; the entry of the dictionaries stays the active one.
  withFork(page('45', '40', 3, '字典明细', 'dict-entries', `${VIEWS}/dictManagement/index`), {
    hidden: true,
    meta: { activeMenu: '/system/dict' },
  }),
  withFork(page('46', '40', 4, '新窗口字典', 'dict-window', `${VIEWS}/dictManagement/index`), {
    meta: { target: '_blank' },
  }),
  withFork(page('47', '40', 5, '字典维护', 'dict-edit', `${VIEWS}/dictManagement/index`), {
    meta: { permissions: ['system_dict_delete', 'admin'] },
  }),
  // The back end sends neither of these.
  { ...page('48', '40', 6, '隐藏的字典', 'dict-hidden', `${VIEWS}/dictManagement/index`), hidden: '1' },
  { ...page('49', '40', 7, '没有组件', 'nothing', ''), component: null },
  {
    ...group('50', '0', 6, 'RCEP官网', 'https://rcepsec.org/', 'external-link-alt'),
    type: '3',
    component: null,
  },
].map(withParents);

const CONTENT_PAGES = [...KINDS.map(([id]) => id), EDITIONS];
/** The page of the log has no rights of its own: it shows what may be read. */
const CONTENT_LOG = '39';

/** Entries of each role by id, buttons included. */
export const roleMenuIds: Record<string, string[]> = {
  1: menus
    .filter(({ id }) => /^(1|2|3|10|11|12|13|20|21|22|30|31|3[2-9]|50|60|61)(-|$)/.test(id))
    .map(({ id }) => id),
  2: [
    ...['1', '3', '3-select', '3-insert', '3-update', '3-setDict', '50'],
    '30',
    ...CONTENT_PAGES.flatMap((id) => [id, `${id}-select`, `${id}-insert`, `${id}-update`]),
    CONTENT_LOG,
  ],
  3: ['1', '3', '3-select', '30', CONTENT_LOG, ...CONTENT_PAGES.flatMap((id) => [id, `${id}-select`])],
};

function group(
  id: string,
  parentId: string,
  sortNo: number,
  menuName: string,
  url: string,
  icon: string | null,
): MenuRow {
  return { ...page(id, parentId, sortNo, menuName, url, 'Layout'), icon };
}

function page(
  id: string,
  parentId: string,
  sortNo: number,
  menuName: string,
  url: string,
  component: string,
): MenuRow {
  return {
    ...baseRow(id),
    parentId,
    parentIds: '',
    menuName,
    permissions: null,
    icon: null,
    type: '1',
    url,
    component,
    redirect: null,
    sortNo,
    hidden: '0',
    alwaysShow: '0',
    label: '0,1',
  };
}

function buttons(parentId: string, prefix: string, names: Record<string, string>): MenuRow[] {
  return Object.entries(names).map(([action, menuName], index) => ({
    ...button(parentId, index + 1, action, menuName),
    permissions: `${prefix}_${action}`,
  }));
}

/** The rights on a kind of content. */
function recordButtons(parentId: string, kind: string): MenuRow[] {
  return buttons(parentId, `content_${kind}`, {
    select: '查看',
    insert: '新增',
    update: '编辑',
    delete: '删除',
    review: '审核',
    publish: '发布',
  });
}

function button(parentId: string, sortNo: number, action: string, menuName: string): MenuRow {
  const id = `${parentId}-${action}`;
  return { ...page(id, parentId, sortNo, menuName, '', ''), type: '2', url: null, component: null };
}

function withFork(row: MenuRow, fork: MenuFork): MenuRow {
  return { ...row, fork };
}

/** Ids from the root `0` down to the parent, as stored by the back end. */
function withParents(row: MenuRow, _place: number, rows: MenuRow[]): MenuRow {
  const ancestors: string[] = [];
  for (
    let id: string | undefined = row.parentId;
    id !== undefined;
    id = rows.find((other) => other.id === id)?.parentId
  ) {
    ancestors.unshift(id);
  }
  return { ...row, parentIds: ancestors.join(',') };
}
