import { baseRow, type OrgRow } from './rows';

/** 示例数据: an invented organisation. `orgType`: 1 company, 2 department, 3 post. */
export const orgs: OrgRow[] = [
  org('1', '0', '0', 'SAMPLE', '示例服务中心', '1', 1),
  org('2', '1', '0,1', 'SAMPLE_DATA', '数据部', '2', 1),
  org('3', '1', '0,1', 'SAMPLE_CONTENT', '内容部', '2', 2),
  org('4', '3', '0,1,3', 'SAMPLE_EDITOR', '编辑岗', '3', 1),
];

/** Default organisation of the sample users; those not named have none. */
export const userOrgIds: Record<string, string> = { 2: '1', 3: '4', 4: '2', 5: '2', 6: '2', 7: '3', 8: '4' };

function org(
  id: string,
  parentId: string,
  parentIds: string,
  orgCode: string,
  orgName: string,
  orgType: string,
  sortNo: number,
): OrgRow {
  return {
    ...baseRow(id),
    parentId,
    parentIds,
    orgCode,
    orgName,
    orgType,
    sortNo,
    remark: '示例数据',
    tenantId: '0',
  };
}
