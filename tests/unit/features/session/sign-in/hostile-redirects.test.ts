import { describe, expect, it } from 'vitest';
import { afterSignIn, loginAddress } from '@/features/session/sign-in/after-sign-in';
import { REDIRECTS } from '../../../../support/corpora/redirects';

const SITE = 'https://rcep.example';

/** Where the browser is after the router was sent to the address, which it puts behind the `#`, and after a reload of it as a path. */
const hostsOf = (address: string): string[] =>
  [`${SITE}/#${address}`, new URL(address, SITE).href].map((each) => new URL(each).origin);

describe('addresses that try to lead off the site after a login', () => {
  it('are as many as the corpus they stand for, each once', () => {
    expect(new Set(REDIRECTS).size).toBe(REDIRECTS.length);
    expect(REDIRECTS.length).toBeGreaterThanOrEqual(92);
  });

  it('lead nowhere but to this site', () => {
    const left = REDIRECTS.filter((address) =>
      hostsOf(afterSignIn(address)).some((origin) => origin !== SITE),
    );
    expect(left).toEqual([]);
  });

  it('nor by the address of the login, read back from it', () => {
    const left = REDIRECTS.filter((address) => {
      const query = new URLSearchParams(loginAddress(address, true).split('?')[1]);
      return hostsOf(afterSignIn(query.get('redirect'))).some((origin) => origin !== SITE);
    });
    expect(left).toEqual([]);
  });
});
