import { constants, createDecipheriv, createPublicKey, publicEncrypt } from 'node:crypto';
import { DEMO_PASSWORD } from '../../mocks/data/system/users';

const ORIGIN = 'http://localhost';
const PIECE_BYTES = 117;

/** An answer as it came over the wire. */
export interface Wire<Data> {
  status: number;
  json: { code: number; msg: string; data: Data; timestamp: number };
}

interface Sent {
  token?: string;
  body?: unknown;
  /** Language of the answer; Chinese by default. */
  language?: string;
}

/** A call below the base path, written out by hand: no code of the app takes part. */
export async function call<Data = unknown>(
  method: 'GET' | 'POST',
  path: string,
  { token, body, language }: Sent = {},
): Promise<Wire<Data>> {
  const headers = new Headers();
  if (token !== undefined) headers.set('T-Authorization', token);
  if (language !== undefined) headers.set('Accept-Language', language);
  if (body !== undefined && !(body instanceof FormData))
    headers.set('Content-Type', 'application/json;charset=UTF-8');
  const response = await fetch(`${ORIGIN}/rcep-boot${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Wire<Data>['json'] };
}

export async function publicKey(): Promise<string> {
  return (await call<string>('GET', '/api/v1/common/public-key')).json.data;
}

/** `{encryptData}` in raw pieces of 117 bytes, as the original client's protocol allows. */
export async function encrypted(payload: unknown, key?: string): Promise<{ encryptData: string }> {
  const spki = Buffer.from(key ?? (await publicKey()), 'base64');
  const pem = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const plain = Buffer.from(JSON.stringify(payload));
  const blocks: Buffer[] = [];
  for (let at = 0; at < plain.length; at += PIECE_BYTES) {
    const piece = plain.subarray(at, at + PIECE_BYTES);
    blocks.push(publicEncrypt({ key: pem, padding: constants.RSA_PKCS1_PADDING }, piece));
  }
  return { encryptData: Buffer.concat(blocks).toString('base64') };
}

/** DES-ECB with the first 8 bytes of the public key, by way of triple DES with one key. */
export function desDecrypted(data: string, key: string): { accessToken: string; expiresAtTs: number } {
  const bytes = Buffer.from(key, 'base64').subarray(0, 8);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  const text = Buffer.concat([cipher.update(data, 'base64'), cipher.final()]).toString('utf8');
  return JSON.parse(text) as ReturnType<typeof desDecrypted>;
}

export async function login(
  principal: string,
  password = DEMO_PASSWORD,
  extra: object = {},
): Promise<Wire<string>> {
  const body = await encrypted({
    principal,
    password,
    verificationCode: '',
    uuid: '',
    loginFrom: '0',
    ...extra,
  });
  return call('POST', '/system/login', { body });
}

/** The token of a sample account. */
export async function signIn(username: string): Promise<string> {
  return desDecrypted((await login(username)).json.data, await publicKey()).accessToken;
}
