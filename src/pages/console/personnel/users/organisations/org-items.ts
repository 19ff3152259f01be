import { ALL_USERS, USERS_IN_NONE } from '@/features/organisations/organisations';
import type { OrgNode } from '@/features/organisations/organisations-schema';

/** An organisation in a list, with its depth. */
export interface OrgItem {
  id: string;
  name: string;
  level: number;
  org: OrgNode;
}

/** The tree of organisations as one list, from the root down; without the two groups above it. */
export function orgItems(nodes: readonly OrgNode[], level = 0): OrgItem[] {
  return nodes
    .filter(({ id }) => id !== ALL_USERS && id !== USERS_IN_NONE)
    .flatMap((org) => [
      { id: org.id, name: org.orgName, level, org },
      ...orgItems(org.children ?? [], level + 1),
    ]);
}
