import type { Endpoint } from '@/shared/api/endpoint';
import { encryptRequest } from '@/shared/crypto/rsa-request';
import { testKeys } from '../../../mocks/crypto/rsa-key';
import { SUPER_ADMIN, users } from '../../../mocks/data/system/users';
import { issueToken } from '../../../mocks/tokens';
import type { SentCall } from './example';

const BASE = 'https://example.com/rcep-boot';

/** When the examples are sent. */
export const NOW = Date.parse('2026-11-20T10:00:00+08:00');

/** A call as it goes over the wire: with the token of its user, encrypted where the client does so, or as a form. */
export async function requestOf(
  endpoint: Endpoint,
  { as, path = {}, query = {}, body }: SentCall,
): Promise<Request> {
  const { method, auth } = endpoint;
  const address = Object.entries(path).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    endpoint.path,
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return new Request(`${BASE}${address}?${search}`, {
    method,
    headers: auth === 'required' ? { 'T-Authorization': tokenOf(as ?? SUPER_ADMIN) } : {},
    ...(body !== undefined && { body: await wireBody(endpoint, body) }),
  });
}

async function wireBody(
  { path, encrypted }: Endpoint,
  body: Readonly<Record<string, unknown>>,
): Promise<string | FormData> {
  if (path.endsWith('/upload')) return formOf(body);
  return JSON.stringify(encrypted ? await encryptRequest(body, testKeys[0].publicKey) : body);
}

function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value === '<file>') form.append(name, new File(['sample'], 'sample.png', { type: 'image/png' }));
  return form;
}

function tokenOf(username: string): string {
  const user = users.find((each) => each.username === username);
  if (user === undefined) throw new RangeError(`No sample user ${username}`);
  return issueToken({ uid: user.id, username }, NOW).accessToken;
}
