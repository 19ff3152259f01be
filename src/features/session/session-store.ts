import { create } from 'zustand';
import { sessionStore } from '@/shared/storage/browser-store';
import { setOwner } from '@/shared/storage/owner';
import { tokenStorage } from '@/shared/storage/token-storage';

/** The signed-in user (specification §3, Session): `roles` contains role codes, `perms` permissions. */
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
  /** When the token ends, in milliseconds since 1970; null if unknown, as in a tab that did not start it. */
  expiresAtTs: number | null;
}

/** The expiry of this tab's token, with a hash of the token. */
const END_KEY = 'rcep:session-end';

/** The signed-in user, for components; changed only by the functions below. */
export const useSession = create<SessionState>()(() => {
  const accessToken = tokenStorage.get();
  return { ...visitor(), accessToken, expiresAtTs: savedEnd(accessToken) };
});

/** Starts the session of a token, here and in storage; its user is not known yet (specification §4, logged in). */
export function startSession(accessToken: string, expiresAtTs: number | null): void {
  tokenStorage.set(accessToken);
  if (expiresAtTs === null) sessionStore.remove(END_KEY);
  else sessionStore.set(END_KEY, `${markOf(accessToken)} ${expiresAtTs}`);
  setOwner(null);
  useSession.setState({ ...visitor(), accessToken, expiresAtTs });
}

/** Stores the user with the token; from now on this user owns what is saved in this browser. */
export function setUser(user: SessionUser): void {
  setOwner(user.userId);
  useSession.setState({ ...user, isLoaded: true });
}

/** Drops token, roles and permissions, here and in storage (specification §4, logged out). */
export function clearSession(): void {
  tokenStorage.clear();
  sessionStore.remove(END_KEY);
  setOwner(null);
  useSession.setState(visitor());
}

/** Identifies the token of a stored expiry: another tab may have started another session since. */
function markOf(accessToken: string): string {
  return accessToken.slice(-8);
}

function savedEnd(accessToken: string | null): number | null {
  const [mark = '', end = ''] = sessionStore.get(END_KEY)?.split(' ') ?? [];
  return accessToken !== null && mark === markOf(accessToken) && /^\d+$/.test(end) ? Number(end) : null;
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
