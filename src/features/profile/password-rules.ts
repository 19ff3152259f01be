import { byteLength } from '@/shared/validation/byte-length';
import { SECURITY_RULES } from '@/shared/validation/password';

/** What a new password needs: the back end's rules for a safe one (code 9821) and its maximum length (code 9830). */
export const PASSWORD_RULES = [
  ...SECURITY_RULES,
  { id: 'notTooLong', isMet: (password: string) => byteLength(password) <= MAX_BYTES },
] as const;

const MAX_BYTES = 50;

/** True for a password that meets every rule. */
export const isSafePassword = (password: string): boolean =>
  PASSWORD_RULES.every(({ isMet }) => isMet(password));

/** True once the second password can no longer become the first, or is `finished` and differs from it. */
export const isMismatch = (password: string, again: string, isFinished: boolean): boolean =>
  isFinished ? again !== password : !password.startsWith(again);
