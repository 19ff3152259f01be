import type { SessionUser } from './session-store';

/** Who everybody is where login interception is off: "the single role admin is assumed" (specification §4, §6). */
export function assumedSession(): SessionUser {
  return { userId: '', username: '', avatar: '', roles: ['admin'], perms: ['admin'], isSuperAdmin: false };
}
