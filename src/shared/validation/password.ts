/** A password of the sign-up form: 6–20 characters with lowercase, uppercase and digit (specification §5). */
export const isPassword = (value: string): boolean =>
  /^.{6,20}$/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** The requirements of a new password; together they are the back end's rule for a safe one (its code 9821). */
export const SECURITY_RULES = [
  { id: 'length', isMet: (value: string) => value.length >= 6 },
  { id: 'lower', isMet: (value: string) => /[a-z]/.test(value) },
  { id: 'upper', isMet: (value: string) => /[A-Z]/.test(value) },
  { id: 'digit', isMet: (value: string) => /\d/.test(value) },
  { id: 'special', isMet: (value: string) => /[!@#$%^&*?.]/.test(value) },
  { id: 'noSpace', isMet: (value: string) => value !== '' && !/\s/.test(value) },
] as const;

/** A valid new password for the back end (its code 9821); its maximum length is another code, 9830. */
export const isSecurityPassword = (value: string): boolean =>
  SECURITY_RULES.every(({ isMet }) => isMet(value));
