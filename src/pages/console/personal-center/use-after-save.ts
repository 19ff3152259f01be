import { useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '@/features/profile/profile-api';
import { setUser, useSession, type SessionUser } from '@/features/session/session-store';
import { notify } from '@/shared/ui/states/notify';

/**
 * Follows each saved change: copies name and picture from `shown` into the session, shows the success message and
 * refetches the record, because its version has increased. Resolves when that is done, even if the refetch failed.
 */
export function useAfterSave(): (
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
