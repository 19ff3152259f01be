import { ALL_USERS, orgIdGroup, USERS_IN_NONE } from '@/features/organisations/organisations';
import type { OrgNode } from '@/features/organisations/organisations-schema';

/** A node of the tree as rendered; its key is its `orgIdGroup`. */
export interface OrgBranch {
  key: string;
  title: string;
  children: OrgBranch[];
}

/** The server's tree as rendered; the two groups above it have our own labels. */
export function orgBranches(
  nodes: readonly OrgNode[],
  words: Readonly<{ all: string; none: string }>,
): OrgBranch[] {
  const ours: Readonly<Record<string, string>> = { [ALL_USERS]: words.all, [USERS_IN_NONE]: words.none };
  return nodes.map((node) => ({
    key: orgIdGroup(node),
    title: ours[node.id] ?? node.orgName,
    children: orgBranches(node.children ?? [], words),
  }));
}

/** The same as one list for a select, each level indented. */
export function orgOptions(branches: readonly OrgBranch[], level = 0): { value: string; label: string }[] {
  return branches.flatMap(({ key, title, children }) => [
    { value: key, label: INDENT.repeat(level) + title },
    ...orgOptions(children, level + 1),
  ]);
}

/** Two wide spaces, which an option does not collapse. */
const INDENT = '\u2003\u2003';
