import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownedKey, setOwner, useOwner, VISITOR } from '@/shared/storage/owner';

afterEach(() => setOwner(null));

describe('"live in local storage by user id (visitor: none)"', () => {
  it.each([
    [null, 'draft:visitor:bom:940620'],
    ['', 'draft:visitor:bom:940620'],
    ['3', 'draft:3:bom:940620'],
  ])('the key of user %j is %s', (user, key) => {
    setOwner(user);
    expect(ownedKey('bom:940620')).toBe(key);
  });

  it('the key of somebody named does not depend on who reads', () => {
    setOwner('3');
    expect(ownedKey('x', VISITOR)).toBe('draft:visitor:x');
  });

  it('tells when the owner changes, and only then', () => {
    const received: string[] = [];
    const stop = useOwner.subscribe(() => received.push(useOwner.getState()));
    for (const user of [null, '3', '3', '4', null]) setOwner(user);
    stop();
    setOwner('5');
    expect(received).toEqual(['3', '4', 'visitor']);
  });
});

describe('when the page is loaded again', () => {
  async function ownerAfterReload(): Promise<string> {
    vi.resetModules();
    return (await import('@/shared/storage/owner')).useOwner.getState();
  }

  it('the user of the token is the owner before the user info has come', async () => {
    localStorage.setItem('opsli-token', 'jwt');
    setOwner('3');
    expect(await ownerAfterReload()).toBe('3');
  });

  it('without a token it is a visitor, whoever was here', async () => {
    setOwner('3');
    expect(await ownerAfterReload()).toBe('visitor');
  });

  it('it is a visitor after signing out, and while the user of a new token is not known', async () => {
    localStorage.setItem('opsli-token', 'jwt');
    setOwner('3');
    setOwner(null);
    expect(await ownerAfterReload()).toBe('visitor');
  });
});
