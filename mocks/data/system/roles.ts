import { baseRow, type RoleRow } from './rows';

export const roles: RoleRow[] = [
  role('1', 'admin', '系统管理员', '3'),
  role('2', 'editor', '内容编辑', '1'),
  role('3', 'viewer', '只读人员', '0'),
];

/** Role of each sample user; the super admin needs none. */
export const userRoleIds: Record<string, string> = {
  2: '1',
  3: '2',
  4: '3',
  ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [String(index + 5), '3'])),
};

function role(id: string, roleCode: string, roleName: string, dataScope: string): RoleRow {
  return {
    ...baseRow(id),
    roleCode,
    roleName,
    label: '1',
    dataScope,
    izLock: '0',
    remark: '示例角色',
    tenantId: '0',
  };
}
