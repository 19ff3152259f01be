import { baseRow, type OrgRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { signedCall } from '../call';
import { system } from '../state';

type OrgNode = OrgRow & { hasChildren: boolean; isLeaf: boolean; children?: OrgNode[] };

/** Trees of the organisations. */
export const orgHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/org/get', ({ query }) =>
    ok(system().orgs.find(({ id }) => id === query.get('id'))),
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/org/findTreeLazy', ({ query }) => {
    const parentId = query.get('parentId') ?? '';
    const rows = without(query.get('id'));
    return ok(parentId === '' ? [node(virtual('0', '根组织', '-1'), rows)] : level(rows, parentId));
  }),
  signedCall('get', '*/rcep-boot/api/v1/system/org/findTreeByDef', ({ query }) => {
    const rows = without(query.get('id'));
    if (query.get('isGen') !== 'true') return ok(tree(rows, '0'));
    return ok([{ ...node(virtual('0', '根组织', '-1'), rows), children: tree(rows, '0') }]);
  }),
  signedCall('get', '*/rcep-boot/api/v1/system/org/findTreeByDefWithUserToLike', () => {
    const extra = [virtual('org_all', '全部', '0'), virtual('org_null', '未分组', '0')];
    return ok([...extra.map((row) => node(row, [])), ...tree(system().orgs, '0')]);
  }),
];

function without(id: string | null): OrgRow[] {
  return system().orgs.filter((row) => row.id !== id);
}

function tree(rows: readonly OrgRow[], parentId: string): OrgNode[] {
  return level(rows, parentId).map((row) =>
    row.hasChildren ? { ...row, children: tree(rows, row.id) } : row,
  );
}

function level(rows: readonly OrgRow[], parentId: string): OrgNode[] {
  const here = rows.filter((row) => row.parentId === parentId).toSorted((a, b) => a.sortNo - b.sortNo);
  return here.map((row) => node(row, rows));
}

function node(row: OrgRow, rows: readonly OrgRow[]): OrgNode {
  const hasChildren = rows.some(({ parentId }) => parentId === row.id);
  return { ...row, hasChildren, isLeaf: !hasChildren };
}

/** A node that is not a row: the root, or one of the two groups above the tree. */
function virtual(id: string, orgName: string, parentId: string): OrgRow {
  return {
    ...baseRow(id),
    parentId,
    parentIds: parentId,
    orgCode: id,
    orgName,
    orgType: '1',
    sortNo: 0,
    remark: null,
    tenantId: '0',
  };
}
