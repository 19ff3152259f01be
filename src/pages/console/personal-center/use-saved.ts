import { useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '@/features/profile/profile-api';
import { setUser, useSession, type SessionUser } from '@/features/session/session-store';
import { notify } from '@/shared/ui/states/notify';

/**
 * What follows each saved change: the session's name and picture become those in `shown`, the success is said, and the
 * record is read anew, because its version has counted up. Resolves when that is done, also where it could not be read.
 */
export function useSaved(): (
  words: string,
  shown?: Partial<Pick<SessionUser, 'username' | 'avatar'>>,
) => Promise<void> {
  const client = useQueryClient();
  return async (words, shown) => {
    const session = useSession.getState();
    if (shown !== undefined) setUser({ ...session, ...shown });
    notify('success', words);
    await client.invalidateQueries({ queryKey: profileQuery(session.userId).queryKey });
  };
}
