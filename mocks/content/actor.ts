import { authorityFor, type Actor } from '@/features/content/record-state';
import type { UserRow } from '../data/system/rows';
import { permsOf } from '../handlers/system/access';

/** A user with the rights on a kind of content. */
export function actorOf(user: UserRow, kind: string): Actor {
  const perms = new Set(permsOf(user));
  return { userId: user.id, may: (right) => perms.has(authorityFor(kind, right)) };
}
