/** What a new password needs; together these are the back end's rule of a safe password (code 9821) and its length. */
export const PASSWORD_RULES = [
  { id: 'length', isMet: (password: string) => password.length >= 6 },
  { id: 'lower', isMet: (password: string) => /[a-z]/.test(password) },
  { id: 'upper', isMet: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', isMet: (password: string) => /\d/.test(password) },
  { id: 'special', isMet: (password: string) => /[!@#$%^&*?.]/.test(password) },
  { id: 'noSpace', isMet: (password: string) => password !== '' && !/\s/.test(password) },
  { id: 'notTooLong', isMet: (password: string) => new TextEncoder().encode(password).length <= MAX_BYTES },
] as const;

const MAX_BYTES = 50;

/** True for a password that meets every rule. */
export const isSafePassword = (password: string): boolean =>
  PASSWORD_RULES.every(({ isMet }) => isMet(password));

/** True once the second password can no longer become the first, or is `finished` and differs from it. */
export const isMismatch = (password: string, again: string, isFinished: boolean): boolean =>
  isFinished ? again !== password : !password.startsWith(again);
