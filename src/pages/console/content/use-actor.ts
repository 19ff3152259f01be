import type { ContentKind } from '@/features/content/content-kind';
import { authorityFor, type Actor } from '@/features/content/record-state';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';

/** The user, with the rights on a kind of content. */
export function useActor({ id }: ContentKind): Actor {
  const session = useSession();
  return { userId: session.userId, may: (right) => mayUse(session, [authorityFor(id, right)]) };
}
