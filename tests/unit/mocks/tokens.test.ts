import { afterEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../../mocks/db';
import { issueToken, readToken, revokeToken } from '../../../mocks/tokens';

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;

afterEach(resetDb);

describe('tokens of the mock back end', () => {
  it('say who they are for, for 120 minutes', () => {
    const { accessToken, expiresAtTs } = issueToken({ uid: '7', username: '王芳' }, NOW);
    expect(expiresAtTs).toBe(NOW + 120 * MINUTE);
    expect(readToken(accessToken, NOW + 119 * MINUTE)).toMatchObject({ uid: '7', username: '王芳' });
    expect(readToken(accessToken, NOW + 121 * MINUTE)).toBeNull();
  });

  it('are refused when changed or logged out', () => {
    const { accessToken } = issueToken({ uid: '7', username: 'a' }, NOW);
    expect(readToken(`${accessToken}x`, NOW)).toBeNull();
    expect(readToken('', NOW)).toBeNull();
    revokeToken(accessToken);
    expect(readToken(accessToken, NOW)).toBeNull();
  });
});
