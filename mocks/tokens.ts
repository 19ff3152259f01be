import { table } from './db';

const SESSION_MINUTES = 120;

interface TokenClaims {
  uid: string;
  username: string;
  iat: number;
  exp: number;
  /** When it was made, in milliseconds. */
  madeAt: number;
}

/** Signed-out tokens; a token contains everything else itself, so that it survives a reload of the page. */
const revoked = table(() => new Set<string>());

/** Tokens issued before this moment are invalid; milliseconds. */
const knownSince = table(() => 0);

/** A token in the shape of a JWT, valid for 120 minutes from `now`; only this file can read it. */
export function issueToken(
  user: { uid: string; username: string },
  now = Date.now(),
): { accessToken: string; expiresAtTs: number } {
  const expiresAtTs = now + SESSION_MINUTES * 60_000;
  const claims: TokenClaims = {
    ...user,
    iat: Math.floor(now / 1000),
    exp: Math.floor(expiresAtTs / 1000),
    madeAt: Math.max(now, knownSince.value),
  };
  const body = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`;
  return { accessToken: `${body}.${seal(body)}`, expiresAtTs };
}

/** The claims of a live token; null when it is forged, expired, signed out or dropped with all others. */
export function readToken(token: string, now = Date.now()): TokenClaims | null {
  const [head, payload, signature] = token.split('.');
  if (head === undefined || payload === undefined || signature !== seal(`${head}.${payload}`)) return null;
  const claims = JSON.parse(decodeURIComponent(atob(payload))) as TokenClaims;
  const isLive = claims.exp * 1000 > now && claims.madeAt >= knownSince.value;
  return isLive && !revoked.value.has(token) ? claims : null;
}

export function revokeToken(token: string): void {
  revoked.value.add(token);
}

/** Drops every token issued so far, like a back end that has lost its sessions. */
export function dropTokens(now = Date.now()): void {
  knownSince.value = now + 1;
}

function encode(value: object): string {
  return btoa(encodeURIComponent(JSON.stringify(value)));
}

/** Not a signature: enough to distinguish a token of these mocks from any other text. */
function seal(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of `mock:${text}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
