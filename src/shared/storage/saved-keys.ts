/** Keys of what a reader saves on purpose; one that ends in `:` is a prefix. */
const SAVED = [
  'kept',
  'kept-queries',
  'service-guide',
  'bom:',
  'origin-rule:',
  'consistency:',
  'capability-draft',
  'capability-runs',
];

/** Keys of other data about a reader: what they have read, searched for, or left to the visitor. */
const REMEMBERED = [
  'kept-queries-left',
  'last-visit',
  'news-read',
  'recent-searches',
  'custom-table-columns',
  'standards-graph',
  'list-view:',
  'list-filters:',
  'console-recent',
  'console-favourites',
];

/** True for what its owner saves on purpose: it is deleted only after another user's sign-in. */
export const isSavedKey = (key: string): boolean => SAVED.some((name) => isNamed(key, name));

/** True for what stays when its owner signs out; anything else under their name is an unsaved draft. */
export const staysAfterSignOut = (key: string): boolean =>
  isSavedKey(key) || REMEMBERED.some((name) => isNamed(key, name));

const isNamed = (key: string, name: string) => (name.endsWith(':') ? key.startsWith(name) : key === name);
