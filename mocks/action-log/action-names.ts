/** A write as the log of actions names it: module and kind as in the dictionaries `log_…`, and the method of the server. */
export interface ActionName {
  moduleId: string;
  operationType: 'insert' | 'update' | 'delete';
  description: string;
  method: string;
}

/** What the writes below a path are about; the first that fits counts. */
const RESOURCES: readonly { path: string; moduleId: string; rest: string; noun: string }[] = [
  { path: 'system/user/roles', moduleId: '01', rest: 'UserRoleRefRestApi', noun: '用户角色' },
  { path: 'system/user/org', moduleId: '01', rest: 'UserOrgRefRestApi', noun: '用户组织' },
  { path: 'system/user', moduleId: '01', rest: 'UserRestApi', noun: '用户信息' },
  { path: 'system/role/perms', moduleId: '02', rest: 'RoleMenuRefRestApi', noun: '角色菜单权限' },
  { path: 'system/role', moduleId: '02', rest: 'RoleRestApi', noun: '角色' },
  { path: 'system/menu', moduleId: '03', rest: 'MenuRestApi', noun: '菜单' },
  { path: 'system/org', moduleId: '04', rest: 'SysOrgRestApi', noun: '组织' },
  { path: 'system/dict/detail', moduleId: '05', rest: 'DictDetailRestApi', noun: '字典明细' },
  { path: 'system/dict', moduleId: '05', rest: 'DictRestApi', noun: '字典数据' },
  { path: 'system/tenant', moduleId: '06', rest: 'TenantRestApi', noun: '租户' },
  { path: 'system/area', moduleId: '07', rest: 'SysAreaRestApi', noun: '地域' },
  { path: 'system/options', moduleId: '00', rest: 'OptionsRestApi', noun: '参数' },
  { path: 'content/law', moduleId: '00', rest: 'LawRestApi', noun: '法规' },
  { path: 'content/news', moduleId: '00', rest: 'NewsRestApi', noun: '资讯' },
  { path: 'content/riskCase', moduleId: '00', rest: 'RiskCaseRestApi', noun: '风险案例' },
  { path: 'content/riskWarning', moduleId: '00', rest: 'RiskWarningRestApi', noun: '风险预警' },
  { path: 'content/pair', moduleId: '00', rest: 'PairRestApi', noun: '线路措施' },
  { path: 'content/synonym', moduleId: '00', rest: 'SynonymRestApi', noun: '搜索同义词' },
  { path: 'content/source', moduleId: '00', rest: 'SourceRestApi', noun: '数据来源' },
  { path: 'content/standard', moduleId: '00', rest: 'StandardRestApi', noun: '标准' },
  { path: 'content/indexInput', moduleId: '00', rest: 'IndexInputRestApi', noun: '指数数据' },
  { path: 'content/edition', moduleId: '00', rest: 'EditionRestApi', noun: '税则与规则版本' },
  { path: 'content/queue', moduleId: '00', rest: 'QueueRestApi', noun: '无结果的搜索' },
];

/** The verbs that write. Calls with any other read, or are no action of staff (what was read, who edits, a part of a file). */
const VERBS: Readonly<Record<string, [ActionName['operationType'], (noun: string) => string]>> = {
  insert: ['insert', (noun) => `新增${noun}`],
  importAll: ['insert', (noun) => `导入${noun}`],
  update: ['update', (noun) => `修改${noun}`],
  updateOptions: ['update', () => '修改系统设置'],
  setRoles: ['update', (noun) => `设置${noun}`],
  setOrg: ['update', (noun) => `设置${noun}`],
  setPerms: ['update', (noun) => `设置${noun}`],
  enableAccount: ['update', () => '变更用户账号状态'],
  enableTenant: ['update', () => '变更租户状态'],
  updatePasswordById: ['update', () => '修改用户密码'],
  resetPasswordById: ['update', () => '重置用户密码'],
  updateSelf: ['update', () => '修改个人信息'],
  updateAvatar: ['update', () => '修改个人头像'],
  updatePassword: ['update', () => '修改个人密码'],
  updatePasswordByForget: ['update', () => '找回个人密码'],
  updateEmail: ['update', () => '修改个人邮箱'],
  updateMobile: ['update', () => '修改个人手机'],
  submit: ['update', (noun) => `提交审核${noun}`],
  sendBack: ['update', (noun) => `退回${noun}`],
  discard: ['update', (noun) => `放弃${noun}草稿`],
  publish: ['update', (noun) => `发布${noun}`],
  withdraw: ['update', (noun) => `撤下${noun}`],
  restore: ['update', (noun) => `恢复旧版本${noun}`],
  undelete: ['update', (noun) => `从回收站恢复${noun}`],
  confirm: ['update', (noun) => `确认来源${noun}`],
  dismissSearch: ['delete', (noun) => `忽略${noun}`],
  del: ['delete', (noun) => `删除${noun}`],
  delAll: ['delete', (noun) => `批量删除${noun}`],
};

/** The name of the write at an address; null if it is none of the system or of content. */
export function actionName(pathname: string): ActionName | null {
  const [, path = '', verb = ''] = /\/api\/v\d+\/((?:system|content)\/.+)\/(\w+)$/.exec(pathname) ?? [];
  const resource = RESOURCES.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  const named = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (resource === undefined || named === undefined) return null;
  const [operationType, describe] = named;
  return {
    moduleId: resource.moduleId,
    operationType,
    description: describe(resource.noun),
    method: `${resource.rest}.${verb}`,
  };
}
