import type { OrgNode } from './organisations-schema';

/** The group of all users, whatever their organisation. */
export const ALL_USERS = 'org_all';

/** The group of users that belong to no organisation. */
export const USERS_IN_NONE = 'org_null';

/** What user/findPage takes as `orgIdGroup` for a node: the two groups by their id, an organisation as "parentIds,id". */
export function orgIdGroup({ id, parentIds }: OrgNode): string {
  if (id === ALL_USERS || id === USERS_IN_NONE) return id;
  return parentIds ? `${parentIds},${id}` : id;
}
