import { create } from 'zustand';
import { setOwner } from '@/shared/storage/owner';
import { tokenStorage } from '@/shared/storage/token-storage';

/** What is known of the signed-in user (specification §3, Session): `roles` holds role codes, `perms` permissions. */
export interface SessionUser {
  userId: string;
  /** The real name, as it is shown. */
  username: string;
  avatar: string;
  roles: readonly string[];
  perms: readonly string[];
  isSuperAdmin: boolean;
}

/** Who is signed in. A visitor has no token and an empty user. */
export interface SessionState extends SessionUser {
  accessToken: string | null;
  /** True once the user of the token has been stored. */
  isLoaded: boolean;
  /** When the token ends, in milliseconds since 1970; null where unknown, as after a reload of the page. */
  expiresAtTs: number | null;
}

/** Who is signed in, as components look at it; changed by the functions below alone. */
export const useSession = create<SessionState>()(() => ({ ...visitor(), accessToken: tokenStorage.get() }));

/** Begins the session of a token, here and in storage; its user is not known yet (specification §4, logged in). */
export function startSession(accessToken: string, expiresAtTs: number | null): void {
  tokenStorage.set(accessToken);
  setOwner(null);
  useSession.setState({ ...visitor(), accessToken, expiresAtTs });
}

/** Keeps the user beside the token; what they keep in this browser is from now on theirs. */
export function setUser(user: SessionUser): void {
  setOwner(user.userId);
  useSession.setState({ ...user, isLoaded: true });
}

/** Drops token, roles and permissions, here and in storage (specification §4, logged out). */
export function clearSession(): void {
  tokenStorage.clear();
  setOwner(null);
  useSession.setState(visitor());
}

function visitor(): SessionState {
  return {
    accessToken: null,
    userId: '',
    username: '',
    avatar: '',
    roles: [],
    perms: [],
    isSuperAdmin: false,
    isLoaded: false,
    expiresAtTs: null,
  };
}
