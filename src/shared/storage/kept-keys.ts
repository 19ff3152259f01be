/** Keys of what a reader keeps on purpose; one that ends in `:` is the start of several. */
const KEPT = [
  'kept',
  'kept-queries',
  'service-guide',
  'bom:',
  'origin-rule:',
  'consistency:',
  'capability-draft',
  'capability-runs',
];

/** Keys of what is remembered of a reader beside that: what they have read, searched for, or left to the visitor. */
const REMEMBERED = [
  'kept-queries-left',
  'last-visit',
  'news-read',
  'recent-searches',
  'custom-table-columns',
  'standards-graph',
];

/** True for what its owner keeps on purpose: it goes only when another user's sign-in deletes it. */
export const isKeptKey = (key: string): boolean => KEPT.some((name) => isNamed(key, name));

/** True for what stays when its owner signs out; whatever else is under their name is a draft of something unsaved. */
export const staysAfterSignOut = (key: string): boolean =>
  isKeptKey(key) || REMEMBERED.some((name) => isNamed(key, name));

const isNamed = (key: string, name: string) => (name.endsWith(':') ? key.startsWith(name) : key === name);
