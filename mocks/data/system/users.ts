import { baseRow, type UserRow } from './rows';

/**
 * 示例账号. Sample accounts, invented for the mocks; names, numbers and addresses belong to nobody. All have the password
 * `Aa123456.`:
 *
 * | user name | role | may |
 * | system | super admin | everything |
 * | admin | admin | users, roles, menus, organisations, dictionaries, standards, logs |
 * | editor | editor | read and edit dictionaries and standards |
 * | viewer | viewer | read dictionaries |
 */
export const DEMO_PASSWORD = 'Aa123456.';

/** The one user the back end never allows others to delete, disable or list. */
export const SUPER_ADMIN = 'system';
export const SUPER_ADMIN_ID = '1';

export const users: UserRow[] = [
  user(SUPER_ADMIN_ID, SUPER_ADMIN, '示例超级管理员', { remark: '示例账号' }),
  user('2', 'admin', '示例管理员'),
  user('3', 'editor', '示例编辑'),
  user('4', 'viewer', '示例访客'),
  ...Array.from({ length: 14 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return user(String(index + 5), `staff${number}`, `示例员工${number}`, {
      enable: index === 13 ? '0' : '1',
      // Of another tenant than the platform itself.
      tenantId: index === 12 ? '1' : '0',
    });
  }),
];

function user(id: string, username: string, realName: string, own: Partial<UserRow> = {}): UserRow {
  return {
    ...baseRow(id),
    username,
    password: DEMO_PASSWORD,
    passwordLevel: '3',
    realName,
    no: `S${id.padStart(4, '0')}`,
    mobile: `138000000${id.padStart(2, '0')}`,
    email: `${username}@example.com`,
    enable: '1',
    avatar: null,
    loginIp: null,
    remark: null,
    sign: null,
    tenantId: '0',
    izTenantAdmin: '0',
    enableSwitchTenant: '0',
    ...own,
  };
}
