/** A password of the sign-up form: 6–20 characters with lowercase, uppercase and digit (specification §5). */
export const isPassword = (value: string): boolean =>
  /^.{6,20}$/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/**
 * A new password as the back end wants it (its code 9821): no spaces, at least 6 characters, with digit, uppercase,
 * lowercase and one of `!@#$%^&*?.`.
 */
export const isSecurityPassword = (value: string): boolean =>
  /^\S{6,}$/.test(value) &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  /\d/.test(value) &&
  /[!@#$%^&*?.]/.test(value);
