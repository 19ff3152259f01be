import type { Tab } from '@/features/tabs/tabs';

/** A tab by its path; `!` pins it, a query follows `?`: `/org/user?page=2`, `!/index`. */
export function tab(text: string, meta: Partial<Tab['meta']> = {}): Tab {
  const fullPath = text.replace('!', '');
  const [path = '', query] = fullPath.split('?');
  return {
    path,
    fullPath,
    name: `name of ${path}`,
    query: query === undefined ? '' : `?${query}`,
    meta: { title: { text: path }, affix: text.startsWith('!'), noKeepAlive: false, ...meta },
  };
}

/** Several tabs in one line: `!/index /a /b?page=2`. */
export const tabs = (line: string): Tab[] =>
  line
    .split(' ')
    .filter(Boolean)
    .map((text) => tab(text));

/** The line that `tabs` would make these of. */
export const line = (list: readonly Tab[]): string =>
  list.map(({ fullPath, meta }) => (meta.affix ? `!${fullPath}` : fullPath)).join(' ');
