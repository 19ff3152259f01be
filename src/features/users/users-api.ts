import { callApi } from '@/shared/api/client/http-client';
import { callEncrypted } from '@/shared/crypto/encrypted-call';
import {
  userDeleteAllEndpoint,
  userDeleteEndpoint,
  userEnableEndpoint,
  userEndpoint,
  userInsertEndpoint,
  userPageEndpoint,
  userPasswordEndpoint,
  userPasswordResetEndpoint,
  userUpdateEndpoint,
} from './users-schema';
import type { ChangedUser, NewUser, UserPageFilter } from './users-schema';

/** Key of all lists of users in the cache. */
export const USER_LISTS = ['user', 'findPage'] as const;

/** user/findPage: one page of the matching users; the caller shows errors. */
export const findUsers = (filter: UserPageFilter, signal?: AbortSignal) =>
  callApi(userPageEndpoint, { query: filter, signal, quiet: true });

/** user/findPage as a query. */
export const userPageQuery = (filter: UserPageFilter) => ({
  queryKey: [...USER_LISTS, filter] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findUsers(filter, signal),
});

/** user/get: the current user on the server, null if deleted. */
export const getUser = (id: string, signal?: AbortSignal) =>
  callApi(userEndpoint, { query: { id }, signal, quiet: true });

/** user/insert; 20300 user name taken, 20306 number taken, 98xx a field is invalid. */
export const insertUser = (user: NewUser, signal?: AbortSignal) =>
  callApi(userInsertEndpoint, { body: user, signal, quiet: true });

/** user/update; 10100 not the newest version, 20306 number taken, 98xx a field is invalid. */
export const updateUser = (user: ChangedUser, signal?: AbortSignal) =>
  callApi(userUpdateEndpoint, { body: user, signal, quiet: true });

/** user/del; 20312 oneself, 20313 the super admin, 10100 already deleted. */
export const deleteUser = (id: string, signal?: AbortSignal) =>
  callEncrypted(userDeleteEndpoint, { id }, { signal, quiet: true });

/** user/delAll; fails as `deleteUser`. */
export const deleteUsers = (ids: readonly string[], signal?: AbortSignal) =>
  callEncrypted(userDeleteAllEndpoint, { ids: ids.join(',') }, { signal, quiet: true });

/** user/updatePasswordById: sets another user's password; 9821 too weak. */
export const setUserPassword = (userId: string, newPassword: string, signal?: AbortSignal) =>
  callEncrypted(userPasswordEndpoint, { userId, newPassword }, { signal, quiet: true });

/** user/resetPasswordById: resets the password to the system's default. */
export const resetUserPassword = (userId: string, signal?: AbortSignal) =>
  callEncrypted(userPasswordResetEndpoint, { userId }, { signal, quiet: true });

/** user/enableAccount; fails as `deleteUser`. */
export const enableUser = (userId: string, isEnabled: boolean, signal?: AbortSignal) =>
  callEncrypted(userEnableEndpoint, { userId, enabled: isEnabled ? '1' : '0' }, { signal, quiet: true });
