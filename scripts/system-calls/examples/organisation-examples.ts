import { ADDED, CHANGED, type SystemExample } from './example';

const org = { parentId: '1', orgCode: 'SAMPLE_REVIEW', orgName: '审核部', sortNo: 3, remark: '示例数据' };
const tenant = { tenantName: '示例租户四', enable: '1', remark: '示例数据' };

/** Administration of organisations and tenants. */
export const organisationExamples: Readonly<Record<string, SystemExample>> = {
  orgTree: {},
  wholeOrgTree: { query: { isGen: 'false' } },
  orgLevel: { query: { parentId: '1' } },
  org: { query: { id: '2' } },
  orgInsert: { body: org, refused: { 20500: { body: { orgCode: 'SAMPLE_DATA' } } } },
  orgUpdate: { body: { ...org, id: '2', version: 0 }, refused: CHANGED },
  // Every sample organisation has users.
  orgDelete: {
    first: [{ operation: 'orgInsert' }],
    query: { id: ADDED },
    refused: { 20501: { query: { id: '2' } } },
  },
  tenantPage: { query: { pageNo: 1, pageSize: 10 } },
  tenant: { query: { id: '1' } },
  tenantInsert: { body: tenant, refused: { 20400: { body: { tenantName: '示例租户一' } } } },
  tenantUpdate: { body: { ...tenant, id: '2', version: 0 }, refused: CHANGED },
  tenantEnable: { query: { tenantId: '2', enable: '0' }, refused: { 20403: { query: { tenantId: '0' } } } },
  tenantDelete: { query: { id: '2' }, refused: { 20401: { query: { id: '1' } } } },
  tenantDeleteAll: { query: { ids: '2,3' }, refused: { 20401: { query: { ids: '1,2' } } } },
};
