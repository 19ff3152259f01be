import { BusinessError, ContractError } from '@/shared/api/client/api-errors';
import type { CallBehaviour } from '@/shared/api/client/call-options';
import { retryOnce } from '@/shared/api/cache/retry-once';
import { removeDraftsOfOthers } from '@/shared/storage/draft';
import { getInfo } from './session-api';
import { setUser, useSession } from './session-store';
import type { SessionUser } from './session-store';
import { greetIfDue } from './sign-in/signed-in';

/** The user info is invalid; `messageKey` is its sentence in the area `messages` (specification §5). */
export class UserInfoError extends Error {
  override readonly name = 'UserInfoError';
  readonly messageKey: 'session.verificationFailed' | 'session.userInfoAbnormal';

  constructor(messageKey: UserInfoError['messageKey']) {
    super(`The user info cannot be used: ${messageKey}`);
    this.messageKey = messageKey;
  }
}

/**
 * True if a failure to load user info or menu means that the token is useless: no session, no permission, or an
 * invalid response. After any other failure the token stays and the call can be retried (product design §8).
 */
export const endsSession = (error: unknown): boolean =>
  error instanceof UserInfoError ||
  error instanceof ContractError ||
  (error instanceof BusinessError && (error.code === 401 || error.code === 402));

/**
 * Loads and stores the user of the token; retries once if a gateway, the network or a busy server failed. Rejects as
 * `callApi`, with `UserInfoError`, or as cancelled if somebody signed in or out meanwhile; nothing is stored then.
 */
export async function loadUser(signal?: AbortSignal, behaviour: CallBehaviour = {}): Promise<void> {
  const { accessToken } = useSession.getState();
  const user = userOf(await retryOnce(() => getInfo({ ...behaviour, ...(signal && { signal }) }), signal));
  if (useSession.getState().accessToken !== accessToken)
    throw new DOMException('The session has changed', 'AbortError');
  setUser(user);
  if (user.userId !== '') removeDraftsOfOthers(user.userId);
  greetIfDue(user.username);
}

/**
 * Reloads roles and permissions; needs only a roles array (specification §5): name and avatar stay if the response
 * has none. Nothing is stored once `signal` has aborted.
 */
export async function refreshPermissions(signal?: AbortSignal): Promise<void> {
  const info = available(await getInfo(signal ? { signal } : {}));
  signal?.throwIfAborted();
  const { username, avatar } = useSession.getState();
  useSession.setState({
    username: asText(info['realName']) || username,
    avatar: asText(info['avatar']) || avatar,
    roles: rolesOf(info),
    perms: asTexts(info['perms']),
    isSuperAdmin: info['izSuperAdmin'] === true,
  });
}

/** "No data → verification failed; missing roles array or missing realName → user info interface error" (§5). */
function userOf(info: unknown): SessionUser {
  const { id, realName, avatar, perms, izSuperAdmin } = available(info);
  const roles = rolesOf(available(info));
  if (asText(realName) === '') throw new UserInfoError('session.userInfoAbnormal');
  return {
    userId: asText(id),
    username: asText(realName),
    avatar: asText(avatar),
    roles,
    perms: asTexts(perms),
    isSuperAdmin: izSuperAdmin === true,
  };
}

function available(info: unknown): Record<string, unknown> {
  if (typeof info !== 'object' || info === null) throw new UserInfoError('session.verificationFailed');
  return { ...info };
}

function rolesOf({ roles }: Record<string, unknown>): readonly string[] {
  if (!Array.isArray(roles)) throw new UserInfoError('session.userInfoAbnormal');
  return asTexts(roles);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const asTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
