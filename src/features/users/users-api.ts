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

/** user/findPage: one page of the users that match; whoever asks says what goes wrong. */
export const findUsers = (filter: UserPageFilter, signal?: AbortSignal) =>
  callApi(userPageEndpoint, { query: filter, signal, quiet: true });

/** user/findPage as a query. */
export const userPageQuery = (filter: UserPageFilter) => ({
  queryKey: [...USER_LISTS, filter] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findUsers(filter, signal),
});

/** user/get: the user as the server holds them now, null where they are gone. */
export const getUser = (id: string, signal?: AbortSignal) =>
  callApi(userEndpoint, { query: { id }, signal, quiet: true });

/** user/insert; 20300 user name held, 20306 number held, 98xx a field is wrong. */
export const insertUser = (user: NewUser, signal?: AbortSignal) =>
  callApi(userInsertEndpoint, { body: user, signal, quiet: true });

/** user/update; 10100 the version is not the newest, 20306 number held, 98xx a field is wrong. */
export const updateUser = (user: ChangedUser, signal?: AbortSignal) =>
  callApi(userUpdateEndpoint, { body: user, signal, quiet: true });

/** user/del; 20312 oneself, 20313 the super admin, 10100 gone already. */
export const deleteUser = (id: string, signal?: AbortSignal) =>
  callEncrypted(userDeleteEndpoint, { id }, { signal, quiet: true });

/** user/delAll; refuses as `deleteUser`. */
export const deleteUsers = (ids: readonly string[], signal?: AbortSignal) =>
  callEncrypted(userDeleteAllEndpoint, { ids: ids.join(',') }, { signal, quiet: true });

/** user/updatePasswordById: sets another user's password; 9821 it is too weak. */
export const setUserPassword = (userId: string, newPassword: string, signal?: AbortSignal) =>
  callEncrypted(userPasswordEndpoint, { userId, newPassword }, { signal, quiet: true });

/** user/resetPasswordById: the password becomes the system's default one. */
export const resetUserPassword = (userId: string, signal?: AbortSignal) =>
  callEncrypted(userPasswordResetEndpoint, { userId }, { signal, quiet: true });

/** user/enableAccount; refuses as `deleteUser`. */
export const enableUser = (userId: string, isEnabled: boolean, signal?: AbortSignal) =>
  callEncrypted(userEnableEndpoint, { userId, enabled: isEnabled ? '1' : '0' }, { signal, quiet: true });
