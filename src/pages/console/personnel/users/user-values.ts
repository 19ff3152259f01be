import type { ChangedUser, UserRow } from '@/features/users/users-schema';

/** What the form of a user holds; `password` counts what was typed and is never the password. */
export type UserValues = Readonly<
  Record<'username' | 'realName' | 'no' | 'mobile' | 'email' | 'remark' | 'sign', string | null>
> & { readonly password?: number | null };

/** A new user's form at its start. */
export const emptyUser: UserValues = {
  username: null,
  realName: null,
  no: null,
  mobile: null,
  email: null,
  remark: null,
  sign: null,
};

/** A user as the form shows them. */
export const userValues = (user: UserRow): UserValues => ({
  username: user.username,
  realName: user.realName,
  no: user.no ?? null,
  mobile: user.mobile ?? null,
  email: user.email ?? null,
  remark: user.remark ?? null,
  sign: user.sign ?? null,
});

/**
 * What is sent of the form: all fields, since the server blanks `remark` and `sign` where they are missing; the avatar,
 * which the form does not show, as it was.
 */
export const userFields = (
  values: UserValues,
  user: UserRow | null,
): Omit<ChangedUser, 'id' | 'version'> => ({
  username: values.username ?? '',
  realName: values.realName ?? '',
  no: values.no || null,
  mobile: values.mobile || null,
  email: values.email || null,
  avatar: user?.avatar ?? null,
  remark: values.remark || null,
  sign: values.sign || null,
});
