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

/** The links it is seeded with, by their URL without the last slash. */
const LINKS: Readonly<Record<string, string>> = { 'https://rcepsec.org': 'rcepSite' };

/** The key of the title of a group or a link; null if it is none that we know. */
export const groupKeyOf = ({ path, children }: MenuEntry): string | null =>
  children.length === 0 ? linkKeyAt(path) : (GROUPS[path] ?? null);

/** The same by the address alone. */
export const knownKeyAt = (url: string): string | null => GROUPS[url] ?? linkKeyAt(url);

const linkKeyAt = (url: string): string | null => LINKS[url.replace(/\/$/, '')] ?? null;
