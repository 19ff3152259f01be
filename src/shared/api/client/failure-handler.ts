import type { Config } from '@/shared/config/parse-config';
import { BusinessError, type ApiError } from './api-errors';
import type { ApiPorts } from './api-ports';
import type { CallBehaviour } from './call-options';
import { isSessionOver, lookUpError } from './error-catalogue';

/** The context of a failed call. */
export interface FailedCall extends CallBehaviour {
  /** The value of `begin` when the call was sent. */
  startedAt: number;
  /** The token it was sent with. */
  token: string | null;
  auth: 'optional' | 'required';
}

/**
 * Applies the error catalogue. Calls pending when an effect happened do not repeat it, so that a burst of failures
 * shows one message and resets once.
 */
export function createFailureHandler(ports: ApiPorts, config: Pick<Config, 'loginInterception'>) {
  let clock = 0;
  const happenedAt = new Map<string, number>();
  let droppedToken: string | null = null;

  const once = (kind: string, call: FailedCall, effect: () => void) => {
    const last = happenedAt.get(kind);
    if (last !== undefined && call.startedAt < last) return;
    happenedAt.set(kind, ++clock);
    effect();
  };

  /**
   * True without a session to end: a visitor stays on their page (specification §2: routes that need no login), or
   * anybody without a token where login interception is off. A new login would not help either.
   */
  const hasNoSession = (call: FailedCall) =>
    call.token === null && (call.auth === 'optional' || !config.loginInterception);

  /**
   * Somebody signed out or in since: the call was refused for another session, or was sent after its end by a page that
   * is on its way out.
   */
  const isSuperseded = (token: string | null) =>
    token === null ? ports.isPublicPage() : token !== droppedToken && token !== ports.getToken();

  const dropToken = (token: string) => {
    if (ports.getToken() !== token) return;
    droppedToken = token;
    ports.resetSession({ reload: false, to: null });
  };

  const endSession = (call: FailedCall, to: '/401' | null) => {
    if (!call.stay) once('session', call, () => ports.resetSession({ reload: config.loginInterception, to }));
    else if (call.token !== null) dropToken(call.token);
  };

  return {
    /** The time a call is sent, as an increasing number. */
    begin: () => ++clock,

    /** Applies the catalogue to the error of a call. */
    handle: (error: ApiError, call: FailedCall) => {
      const { message, effect } = lookUpError(error);
      const isSilent = isQuietAbout(error, call.quiet);
      const notifyOnce = () => once(JSON.stringify(message), call, () => ports.notify(message));

      if (effect === 'message' || (effect !== 'row-lock' && hasNoSession(call))) {
        if (!isSilent) notifyOnce();
      } else if (effect === 'row-lock') {
        if (!isSilent) once('row-lock', call, () => void askToReload(ports, message));
      } else if (!isSuperseded(call.token)) {
        // The end of the session affects the whole page, even if a section shows its own error.
        if (effect === 'invalid-session' && !(isSilent && call.stay)) notifyOnce();
        endSession(call, effect === 'no-permission' ? '/401' : null);
      }
    },

    /** Drops a token refused for a public call, unless it is no longer the current one. */
    dropToken,
  };
}

/** True if dropping the token and retrying may help: a public call with the token got 401 or 402. */
export function isStaleToken(error: ApiError, auth: FailedCall['auth']): boolean {
  return auth === 'optional' && isSessionOver(error);
}

function isQuietAbout(error: ApiError, quiet: CallBehaviour['quiet'] = false): boolean {
  return typeof quiet === 'boolean' ? quiet : error instanceof BusinessError && quiet.includes(error.code);
}

async function askToReload(
  ports: ApiPorts,
  message: Parameters<ApiPorts['confirmRowLock']>[0],
): Promise<void> {
  if (await ports.confirmRowLock(message)) ports.reload();
}
