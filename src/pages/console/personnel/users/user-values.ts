import type { ChangedUser, UserRow } from '@/features/users/users-schema';

/** The values of the form of a user; `password` counts changes and is never the password. */
export type UserValues = Readonly<
  Record<'username' | 'realName' | 'no' | 'mobile' | 'email' | 'remark' | 'sign', string | null>
> & { readonly password?: number | null };

/** Initial values of a new user. */
export const emptyUser: UserValues = {
  username: null,
  realName: null,
  no: null,
  mobile: null,
  email: null,
  remark: null,
  sign: null,
};

/** The form values of a user. */
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
 * The request body of the form: all fields, since the server blanks a missing `remark` or `sign`; the avatar,
 * which the form does not show, unchanged.
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
