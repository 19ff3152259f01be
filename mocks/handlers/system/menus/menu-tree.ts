import type { MenuRow } from '../../../data/system/rows';

export type MenuNode = Record<string, unknown> & { id: string; children?: MenuNode[] };

const MAX_LEVELS = 4;
const STRIPPED = [
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
  'permissions',
  'menuName',
  'encryptData',
  'hidden',
  'version',
  'sortNo',
  'url',
  'icon',
  'fork',
] as const;

/** A tree of at most four levels below `parentId`, sorted; rows without a parent are dropped. */
export function menuTree(
  rows: readonly MenuRow[],
  toNode: (row: MenuRow) => MenuNode,
  parentId = '0',
  level = 1,
): MenuNode[] {
  if (level > MAX_LEVELS) return [];
  const here = rows.filter((row) => row.parentId === parentId).toSorted((a, b) => a.sortNo - b.sortNo);
  return here.map((row) => {
    const children = menuTree(rows, toNode, row.id, level + 1);
    return children.length === 0 ? toNode(row) : { ...toNode(row), children };
  });
}

/** The entries of a signed-in user's menu: no buttons, nothing hidden, no entry without address or component. */
export function isShown({ type, hidden, component, url }: MenuRow): boolean {
  if (hidden === '1' || type === '2') return false;
  return type === '3' || ((component ?? '') !== '' && (url ?? '') !== '');
}

/** A node of the administration: the whole row and its route fields. */
export function fullNode({ fork: _fork, ...row }: MenuRow): MenuNode {
  return { ...row, ...routeFields(row) };
}

/** A node of the signed-in user's menu, with what the fork adds. */
export function routeNode(row: MenuRow): MenuNode {
  const remaining = Object.entries(row).filter(([field]) => !(STRIPPED as readonly string[]).includes(field));
  const fields = routeFields(row);
  const { meta, ...added } = row.fork ?? {};
  return { ...Object.fromEntries(remaining), ...fields, ...added, meta: { ...fields.meta, ...meta } };
}

function routeFields(row: MenuRow): MenuNode & { meta: object } {
  const isLink = row.type === '3';
  const path = isLink ? (row.url?.replace('${BASE_PATH}', '/rcep-boot') ?? null) : row.url;
  const target = isLink ? { target: '_blank' } : {};
  return {
    id: row.id,
    order: row.sortNo,
    path,
    name: row.menuName,
    meta: { title: row.menuName, icon: row.icon, ...target },
  };
}
