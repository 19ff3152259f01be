import type * as z from 'zod/mini';
import { BusinessError } from '@/shared/api/client/api-errors';
import type { CallArguments, CallBehaviour } from '@/shared/api/client/call-options';
import { checkAnswer } from '@/shared/api/client/check-answer';
import type { BodyOf, DataOf, Endpoint } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/client/http-client';
import { config } from '@/shared/config/config';
import { CryptoError } from './crypto-error';
import { decryptResponse } from './des-response';
import { dropPublicKey, fetchPublicKey } from './public-key';
import { encryptRequest } from './rsa-request';

/** The server could not decrypt: most likely its key has changed since we fetched it. */
const DECRYPTION_FAILED = 10703;

/**
 * Calls an endpoint with `body` as `{encryptData}` (unchanged if encryption is off). A 10703, or an unusable cached
 * key, drops that key and retries once with a new one. Fetching the key is as quiet as the call. Rejects as `callApi`,
 * or with `CryptoError`.
 */
export async function callEncrypted<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E> & object,
  behaviour: CallBehaviour = {},
): Promise<DataOf<E>> {
  // The wire body is not the one the endpoint declares: hence the cast, here only.
  const send = (wireBody: object, quiet: CallBehaviour['quiet']) =>
    callApi<E>(endpoint, ...([{ ...behaviour, body: wireBody, quiet }] as unknown as CallArguments<E>));
  const sendEncrypted = async (quiet: CallBehaviour['quiet']) =>
    send(await encryptRequest(body, await fetchPublicKey(quiet)), quiet);

  if (!config.encryption) return send(body, behaviour.quiet);
  try {
    return await sendEncrypted(quietAboutKey(behaviour.quiet));
  } catch (error) {
    if (!isAboutKey(error)) throw error;
    dropPublicKey();
    return sendEncrypted(behaviour.quiet);
  }
}

/**
 * The response of a login: `data` decrypted if it is text, then validated by `schema`. Rejects with `CryptoError`, with
 * `ContractError` for the endpoint, or as `callApi` where there is no key; the form says why.
 */
export async function openAnswer<S extends z.ZodMiniType>(
  endpoint: Pick<Endpoint, 'path'>,
  data: unknown,
  schema: S,
): Promise<z.output<S>> {
  const plain = typeof data === 'string' ? await decrypt(data) : data;
  return checkAnswer(endpoint.path, schema, plain);
}

/** With the cached key, or with a new one if that is the wrong one. */
async function decrypt(data: string): Promise<unknown> {
  try {
    return await decryptResponse(data, await fetchPublicKey(true));
  } catch (error) {
    if (!isAboutKey(error)) throw error;
    dropPublicKey();
    return decryptResponse(data, await fetchPublicKey(true));
  }
}

const isAboutKey = (error: unknown): boolean =>
  error instanceof CryptoError || (error instanceof BusinessError && error.code === DECRYPTION_FAILED);

function quietAboutKey(quiet: CallBehaviour['quiet'] = false): CallBehaviour['quiet'] {
  if (quiet === true) return true;
  return quiet === false ? [DECRYPTION_FAILED] : [...quiet, DECRYPTION_FAILED];
}
