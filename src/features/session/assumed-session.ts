import type { SessionUser } from './session-store';

/** The user when login interception is off: "the single role admin is assumed" (specification §4, §6). */
export function assumedSession(): SessionUser {
  return { userId: '', username: '', avatar: '', roles: ['admin'], perms: ['admin'], isSuperAdmin: false };
}
