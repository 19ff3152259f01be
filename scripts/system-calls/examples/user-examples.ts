import { CHANGED, type SystemExample } from './example';

const user = {
  realName: '示例员工',
  no: 'S0099',
  mobile: '13800000099',
  email: 'staff99@example.com',
  avatar: null,
  remark: '示例账号',
  sign: null,
};

const org = { id: '2', orgName: '数据部', parentIds: '0,1' };

const UNKNOWN_USER = { 20316: { body: { userId: '404' } } };

/** Administration of users. */
export const userExamples: Readonly<Record<string, SystemExample>> = {
  userPage: { query: { pageNo: 1, pageSize: 10, orgIdGroup: 'org_all' } },
  user: { query: { id: '3' } },
  userInsert: {
    body: { ...user, username: 'staff99', password: '<password>' },
    refused: { 20300: { body: { username: 'editor' } } },
  },
  userUpdate: { body: { ...user, id: '5', username: 'staff01', version: 0 }, refused: CHANGED },
  userDelete: { body: { id: '5' }, refused: { 20313: { as: 'admin', body: { id: '1' } } } },
  userDeleteAll: { body: { ids: '5,6' }, refused: { 20313: { as: 'admin', body: { ids: '1,5' } } } },
  userEnable: { body: { userId: '5', enabled: '0' }, refused: UNKNOWN_USER },
  userPassword: { body: { userId: '5', newPassword: '<new password>' }, refused: UNKNOWN_USER },
  userPasswordReset: { body: { userId: '5' }, refused: UNKNOWN_USER },
  userRoles: { query: { userId: '3' } },
  userRolesSet: {
    body: { userId: '5', roleIds: ['2', '3'], defRoleId: '3' },
    refused: { 20304: { body: { defRoleId: null } } },
  },
  userOrgs: { query: { userId: '3' } },
  userOrgsSet: {
    body: { userId: '5', defModel: org, orgModelList: [org] },
    refused: { 20307: { body: { defModel: { ...org, id: '404' } } } },
  },
};
