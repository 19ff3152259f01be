import { ADDED, CHANGED, type SystemExample } from './example';

const role = {
  roleCode: 'reviewer',
  roleName: '内容审核',
  label: '1',
  dataScope: '1',
  remark: '示例角色',
};

/** Every sample role is that of a user; only an added one can be deleted. */
const added = { first: [{ operation: 'roleInsert' }] };

/** Administration of roles. */
export const roleExamples: Readonly<Record<string, SystemExample>> = {
  rolePage: { query: { pageNo: 1, pageSize: 10 } },
  role: { query: { id: '2' } },
  roleInsert: { body: role, refused: { 20200: { body: { roleCode: 'editor' } } } },
  roleUpdate: { body: { ...role, id: '2', version: 0 }, refused: CHANGED },
  roleDelete: { ...added, query: { id: ADDED }, refused: { 20203: { query: { id: '2' } } } },
  roleDeleteAll: { ...added, query: { ids: ADDED }, refused: { 20203: { query: { ids: `2,${ADDED}` } } } },
  rolePerms: { query: { roleId: '2' } },
  rolePermsSet: {
    body: { roleId: '3', permsIds: ['1', '3', '3-select'] },
    refused: { 20201: { body: { roleId: '404' } } },
  },
};
