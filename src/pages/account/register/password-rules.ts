import { isPassword } from '@/shared/validation/password';

/** The rules of a new account's password one by one (specification §5); together they are `isPassword`. */
export const SIGN_UP_PASSWORD_RULES = [
  { id: 'length', isMet: (password: string) => /^.{6,20}$/.test(password) },
  { id: 'lower', isMet: (password: string) => /[a-z]/.test(password) },
  { id: 'upper', isMet: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', isMet: (password: string) => /\d/.test(password) },
] as const;

/** True for a password that the form accepts. */
export const isNewPassword = isPassword;
