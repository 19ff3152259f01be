import { create } from 'zustand';
import { sessionStore } from '@/shared/storage/browser-store';
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
  /** When the token ends, in milliseconds since 1970; null where unknown, as in a tab it was not begun in. */
  expiresAtTs: number | null;
}

/** The end of the token of this tab, beside a mark of the token. */
const END_KEY = 'rcep:session-end';

/** Who is signed in, as components look at it; changed by the functions below alone. */
export const useSession = create<SessionState>()(() => {
  const accessToken = tokenStorage.get();
  return { ...visitor(), accessToken, expiresAtTs: keptEnd(accessToken) };
});

/** Begins the session of a token, here and in storage; its user is not known yet (specification §4, logged in). */
export function startSession(accessToken: string, expiresAtTs: number | null): void {
  tokenStorage.set(accessToken);
  if (expiresAtTs === null) sessionStore.remove(END_KEY);
  else sessionStore.set(END_KEY, `${markOf(accessToken)} ${expiresAtTs}`);
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
  sessionStore.remove(END_KEY);
  setOwner(null);
  useSession.setState(visitor());
}

/** Tells whether a kept end is that of the token: another tab may have begun another session since. */
function markOf(accessToken: string): string {
  return accessToken.slice(-8);
}

function keptEnd(accessToken: string | null): number | null {
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
