import { create } from 'zustand';
import { tokenStorage } from '@/shared/storage/token-storage';

/** Who is signed in (specification §3, Session). `perms` holds permissions, `roles` role codes; a visitor has none. */
export interface SessionState {
  accessToken: string | null;
  username: string;
  avatar: string;
  roles: readonly string[];
  perms: readonly string[];
}

export const useSession = create<SessionState>()(() => ({ ...visitor(), accessToken: tokenStorage.get() }));

/** Keeps the user's name, avatar, roles and permissions beside the token. */
export function setUser(user: Omit<SessionState, 'accessToken'>): void {
  useSession.setState(user);
}

/** Drops token, roles and permissions, here and in storage (specification §4, logged out). */
export function clearSession(): void {
  tokenStorage.clear();
  useSession.setState(visitor());
}

function visitor(): SessionState {
  return { accessToken: null, username: '', avatar: '', roles: [], perms: [] };
}
