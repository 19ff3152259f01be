import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

const text = z.nullish(z.string());

/** A user in lists and `get`. `enable` is "1" or "0"; `roleNames` is a comma list, in lists only. */
export const userRow = z.object({
  id: z.string(),
  username: z.string(),
  realName: z.string(),
  no: text,
  mobile: text,
  email: text,
  enable: text,
  roleNames: text,
  avatar: text,
  remark: text,
  sign: text,
  updateTime: text,
  version: z.number(),
});
export type UserRow = z.infer<typeof userRow>;

const fields = {
  username: z.string(),
  realName: z.string(),
  no: text,
  mobile: text,
  email: text,
  avatar: text,
  remark: text,
  sign: text,
};
const userId = z.object({ userId: z.string() });

/** The filters of a list of users; `orgIdGroup` is `org_all`, `org_null` or "parentIds,id". */
export const userPageFilter = z.object({
  pageNo: z.optional(z.number()),
  pageSize: z.number(),
  orgIdGroup: z.string(),
  username_EQ: z.optional(z.string()),
  username_LIKE: z.optional(z.string()),
  no_EQ: z.optional(z.string()),
  realName_LIKE: z.optional(z.string()),
  enable_EQ: z.optional(z.string()),
  mobile_EQ: z.optional(z.string()),
  email_EQ: z.optional(z.string()),
  updateTime_ORDER: z.optional(z.literal('DESC')),
});
export type UserPageFilter = z.infer<typeof userPageFilter>;

/** GET user/findPage. */
export const userPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/findPage',
  summary: 'Users of a group of organisations; oneself, the super admin and tenant admins are left out',
  query: userPageFilter,
  data: pageOf(userRow),
});

/** GET user/get; null where there is no such user. */
export const userEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/get',
  summary: 'One user',
  query: z.object({ id: z.string() }),
  data: z.nullable(userRow),
});

/** A new user. The password is sent as is: the back end accepts no encrypted form here. */
export const newUser = z.object({ ...fields, password: z.string() });
export type NewUser = z.infer<typeof newUser>;

/** POST user/insert. */
export const userInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/insert',
  summary: 'Adds an enabled user with the default role',
  body: newUser,
  data: z.unknown(),
});

/** A changed user; `version` is the loaded one. Empty no, mobile and email are not written. */
export const changedUser = z.object({ ...fields, id: z.string(), version: z.number() });
export type ChangedUser = z.infer<typeof changedUser>;

/** POST user/update. */
export const userUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/update',
  summary: 'Changes a user; user name, password and state are ignored',
  body: changedUser,
  data: z.unknown(),
});

/** POST user/del, encrypted. */
export const userDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/del',
  summary: 'Deletes a user',
  encrypted: true,
  body: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST user/delAll, encrypted; `ids` is a comma list. */
export const userDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/delAll',
  summary: 'Deletes several users',
  encrypted: true,
  body: z.object({ ids: z.string() }),
  data: z.unknown(),
});

/** POST user/updatePasswordById, encrypted. */
export const userPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updatePasswordById',
  summary: 'Sets the password of another user',
  encrypted: true,
  body: z.extend(userId, { newPassword: z.string() }),
  data: z.unknown(),
});

/** POST user/resetPasswordById, encrypted. */
export const userPasswordResetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/resetPasswordById',
  summary: 'Sets the password of another user to the default one',
  encrypted: true,
  body: userId,
  data: z.unknown(),
});

/** POST user/enableAccount, encrypted. */
export const userEnableEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/enableAccount',
  summary: 'Enables or disables the account of another user',
  encrypted: true,
  body: z.extend(userId, { enabled: z.enum(['0', '1']) }),
  data: z.unknown(),
});
