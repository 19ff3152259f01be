import type { MenuEntry } from './menu';

/** The groups that a back end is seeded with, by path: the keys of their titles in the area `admin`, below `menu`. */
const GROUPS: Readonly<Record<string, string>> = {
  '/org': 'groupOrganisation',
  '/system': 'groupSystem',
  '/content': 'groupContent',
  '/log': 'groupLogs',
  '/devops': 'groupOperations',
  '/deve': 'groupDevelopment',
};

/** The key of a group's title; null if it is none that we know. */
export const groupKeyOf = ({ path, children }: MenuEntry): string | null =>
  children.length === 0 ? null : (GROUPS[path] ?? null);
