import { ownedKey } from '@/shared/storage/owner';
import { persisted, persistedKeys } from '@/shared/storage/persisted';

/** Bills of materials, typed rules of origin and evaluations of standards by their key, unvalidated. */
export type SavedDrafts = Readonly<Record<string, unknown>>;

/** The bills of materials, typed rules and evaluations of an owner. */
export function savedDraftsOf(owner: string): SavedDrafts {
  const start = ownedKey('', owner);
  const keys = persistedKeys(start).map((key) => key.slice(start.length));
  return Object.fromEntries(
    keys.filter(isDraftKey).map((key) => [key, persisted(ownedKey(key, owner), isAny).get()]),
  );
}

/** Adds the drafts the current owner does not have; returns how many. Existing ones stay. */
export function addDrafts(drafts: SavedDrafts): number {
  const added = Object.entries(drafts).filter(([key]) => isDraftKey(key) && fileOf(key).get() === null);
  for (const [key, value] of added) fileOf(key).set(value);
  return added.length;
}

const isDraftKey = (key: string) =>
  /^(bom|origin-rule):\d{6}$/.test(key) ||
  /^consistency:[^:]+:.+$/.test(key) ||
  /^capability-(draft|runs)$/.test(key);
const fileOf = (key: string) => persisted(ownedKey(key), isAny);
const isAny = (_value: unknown): _value is unknown => true;
