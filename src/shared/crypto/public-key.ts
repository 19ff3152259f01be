import type { CallBehaviour } from '@/shared/api/client/call-options';
import { callApi } from '@/shared/api/client/http-client';
import {
  readPublicKeyCookie,
  removePublicKeyCookie,
  writePublicKeyCookie,
} from '@/shared/storage/public-key-cookie';
import { publicKeyEndpoint } from './public-key-schema';

let underWay: Promise<string> | null = null;

/**
 * The public key: from its cookie (300 s) or the server; concurrent callers share one request, which is as quiet about
 * its failure as the first of them.
 */
export function fetchPublicKey(quiet: CallBehaviour['quiet'] = false): Promise<string> {
  const cached = cachedPublicKey();
  if (cached !== null) return Promise.resolve(cached);
  underWay ??= request(quiet);
  return underWay;
}

/** The cached public key, null if it must be fetched first. */
export function cachedPublicKey(): string | null {
  return readPublicKeyCookie();
}

/** Drops the public key, even while it is being fetched. */
export function dropPublicKey(): void {
  underWay = null;
  removePublicKeyCookie();
}

function request(quiet: CallBehaviour['quiet']): Promise<string> {
  const mine: Promise<string> = callApi(publicKeyEndpoint, { query: { t: String(Date.now()) }, quiet })
    .then((key) => {
      if (underWay === mine) writePublicKeyCookie(key);
      return key;
    })
    .finally(() => {
      if (underWay === mine) underWay = null;
    });
  return mine;
}
