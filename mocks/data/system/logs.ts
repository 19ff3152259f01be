import { baseRow, type BaseRow, type LoginLogRow, type OperationLogRow } from './rows';
import { users } from './users';

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const PHONE = 'Mozilla/5.0 (Linux; Android 14)';

/** 示例数据: logins (1) and logouts (2) of the sample accounts, from addresses reserved for documentation. */
export const loginLogs: LoginLogRow[] = (
  [
    ['admin', '1', '2026-11-20 08:58:12', 11, DESKTOP, '0'],
    ['editor', '1', '2026-11-20 09:03:40', 12, DESKTOP, '0'],
    ['viewer', '1', '2026-11-20 09:15:27', 13, PHONE, '1'],
    ['viewer', '2', '2026-11-20 09:31:02', 13, PHONE, '1'],
    ['editor', '2', '2026-11-20 17:45:33', 12, DESKTOP, '0'],
    ['admin', '2', '2026-11-20 18:02:09', 11, DESKTOP, '0'],
    ['staff02', '1', '2026-11-19 10:20:00', 14, PHONE, '1'],
    ['staff02', '2', '2026-11-19 10:41:18', 14, PHONE, '1'],
    ['editor', '1', '2026-11-19 14:07:55', 12, DESKTOP, '0'],
    ['editor', '2', '2026-11-19 17:30:21', 12, DESKTOP, '0'],
    ['system', '1', '2026-11-18 09:00:46', 10, DESKTOP, '0'],
    ['system', '2', '2026-11-18 09:26:30', 10, DESKTOP, '0'],
  ] as const
).map(([username, type, time, host, userAgent, loginFrom], index) => ({
  ...loggedAt(String(5001 + index), time),
  username,
  realName: realNameOf(username),
  type,
  remoteAddr: `192.0.2.${host}`,
  userAgent,
  loginFrom,
}));

/** 示例数据: actions of the sample accounts; modules, levels and kinds as in the dictionaries `log_…`. */
export const operationLogs: OperationLogRow[] = (
  [
    ['editor', '2026-11-20 09:12:05', '05', 'update', '0', '修改字典数据', 'DictRestApi.update', 24],
    ['admin', '2026-11-20 09:40:51', '01', 'insert', '0', '新增用户信息', 'UserRestApi.insert', 61],
    [
      'admin',
      '2026-11-20 10:05:16',
      '02',
      'update',
      '0',
      '设置角色菜单权限',
      'RoleMenuRefRestApi.setPerms',
      88,
    ],
    ['editor', '2026-11-20 15:28:44', '05', 'insert', '0', '新增字典明细', 'DictDetailRestApi.insert', 19],
    ['editor', '2026-11-19 14:22:30', '05', 'delete', '1', '删除字典明细', 'DictDetailRestApi.del', 31],
    ['staff02', '2026-11-19 10:24:13', '00', 'select', '0', '查询字典', 'DictRestApi.findPage', 12],
    ['system', '2026-11-18 09:08:02', '03', 'update', '0', '修改菜单', 'MenuRestApi.update', 37],
    ['system', '2026-11-18 09:19:57', '04', 'update', '2', '修改组织', 'SysOrgRestApi.update', 42],
  ] as const
).map(([username, time, moduleId, operationType, level, description, method, runTime], index) => ({
  ...loggedAt(String(6001 + index), time),
  logType: '2',
  level,
  moduleId,
  method,
  args: JSON.stringify({ id: String(100 + index), version: 0 }),
  username,
  realName: realNameOf(username),
  description,
  operationType,
  runTime,
  returnValue: level === '2' ? '{"code":10100}' : '{"code":0}',
}));

function loggedAt(id: string, time: string): BaseRow {
  return { ...baseRow(id), createTime: time, updateTime: time };
}

function realNameOf(username: string): string {
  return users.find((user) => user.username === username)?.realName ?? '';
}
