import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { profileQuery } from '@/features/profile/profile-api';
import { setUser, useSession, type SessionUser } from '@/features/session/session-store';

/**
 * What follows each saved change: the session's name and picture become those in `shown`, the success is said, and the
 * record is read anew, because its version has counted up. Resolves when that is done, also where it could not be read.
 */
export function useSaved(): (
  words: string,
  shown?: Partial<Pick<SessionUser, 'username' | 'avatar'>>,
) => Promise<void> {
  const { message } = App.useApp();
  const client = useQueryClient();
  return async (words, shown) => {
    const session = useSession.getState();
    if (shown !== undefined) setUser({ ...session, ...shown });
    void message.success(words);
    await client.invalidateQueries({ queryKey: profileQuery(session.userId).queryKey });
  };
}
