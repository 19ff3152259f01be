import type { UserRow } from '../../../data/system/rows';
import { refusal } from '../refusal';
import { system } from '../state';

/** Failed logins after which the captcha must be sent. */
export const CAPTCHA_FROM = 3;
const LOCKED_FROM = 5;
const MEMORY_MS = 300_000;

export type PrincipalKind = 'account' | 'mobile' | 'email';

/** The kind of a login name: a mobile number, a mail address, else a user name. */
export function kindOf(principal: string): PrincipalKind {
  if (/^(0|86|\+86)?1[3-9]\d{9}$/.test(principal)) return 'mobile';
  return principal.includes('@') ? 'email' : 'account';
}

/** Failed logins under a principal; reset 300 seconds after the last one. */
export function failedAttemptCount(principal: string): number {
  const failedAttempt = system().slips.get(keyOf(principal));
  return failedAttempt === undefined || system().now() - failedAttempt.lastAt >= MEMORY_MS
    ? 0
    : failedAttempt.count;
}

export function countFailedAttempt(principal: string): void {
  system().slips.set(keyOf(principal), { count: failedAttemptCount(principal) + 1, lastAt: system().now() });
}

/** Resets the failed logins of a user under every name. */
export function clearFailedAttempts(user: UserRow): void {
  for (const name of [user.username, user.mobile, user.email])
    if (name !== null) system().slips.delete(keyOf(name));
}

/** Code 12104 with the remaining time, after five failed logins. */
export function checkNotLocked(principal: string): void {
  if (failedAttemptCount(principal) < LOCKED_FROM) return;
  const lastAt = system().slips.get(keyOf(principal))?.lastAt ?? 0;
  const seconds = Math.ceil((lastAt + MEMORY_MS - system().now()) / 1000);
  const left = seconds >= 60 ? `${Math.ceil(seconds / 60)}分钟` : `${seconds}秒`;
  throw refusal(12104, `账号已锁定，请${left}后，再次尝试`);
}

function keyOf(principal: string): string {
  return `${kindOf(principal)}:${principal}`;
}
