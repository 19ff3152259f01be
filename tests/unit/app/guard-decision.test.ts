import { describe, expect, it } from 'vitest';
import { decide, type Navigation } from '@/app/guard-decision';

const ALLOW = { kind: 'allow' };
const LOAD = { kind: 'load' };
const to = (address: string) => ({ kind: 'redirect', to: address });

/** A visitor at `fullPath`, with the settings of the specification. */
const at = (fullPath: string, given: Partial<Navigation> = {}) =>
  decide({
    path: fullPath.split('?')[0] ?? '',
    fullPath,
    hasToken: false,
    hasSignedInHere: false,
    isReady: false,
    loginInterception: true,
    recordRoute: true,
    ...given,
  });

describe('§4 "no token and not whitelisted → login"', () => {
  it.each([
    ['/index', '/login?redirect=%2Findex'],
    ['/personal/center', '/login?redirect=%2Fpersonal%2Fcenter'],
    ['/toolIndex', '/login?redirect=%2FtoolIndex'],
    ['/nowhere', '/login?redirect=%2Fnowhere'],
    [
      '/system/dict?typeCode_EQ=no_yes&page=2',
      '/login?redirect=%2Fsystem%2Fdict%3FtypeCode_EQ%3Dno_yes%26page%3D2',
    ],
  ])('§2 "optional redirect query with the originating page": %s → %s', (from, login) => {
    expect(at(from)).toEqual(to(login));
  });

  it.each(['/index', '/system/dict?typeCode_EQ=no_yes'])(
    '§2 "added only when route recording is enabled": %s → /login',
    (from) => {
      expect(at(from, { recordRoute: false })).toEqual(to('/login'));
    },
  );

  it.each(['/taxOriginSearch?hs=940620&to=VN', '/RISKCASE', '/sector/ev', '/lawService/details/cn-law-1'])(
    'D22: %s lacks /home: to 404, which offers the page',
    (requested) => {
      expect(at(requested)).toEqual(to(`/404?address=${encodeURIComponent(requested)}`));
      expect(at(requested, { hasToken: true })).toEqual(LOAD);
    },
  );

  it.each(['/lawService/list', '/standard/compare/7', '/sector', '/x/riskCase'])(
    'D22: %s is no public page with /home before it: to the login',
    (requested) => {
      expect(at(requested)).toEqual(to(`/login?redirect=${encodeURIComponent(requested)}`));
    },
  );

  it.each(['//evil.example/x', '/\\evil.example'])('%s is no page to come back to', (from) => {
    expect(at(from)).toEqual(to('/login'));
  });

  it('what was known of a user whose token is gone opens nothing', () => {
    expect(at('/index', { isReady: true })).toEqual(to('/login?redirect=%2Findex'));
  });
});

describe('§2 "routes needing no login: /login, /register, /404, /401 and any path starting with /home"', () => {
  it.each([
    '/login',
    '/login?redirect=%2Findex',
    '/register',
    '/404',
    '/401',
    '/home',
    '/home/riskCase?q=x',
    '/login/',
    '/LOGIN',
    '/Register/',
    '/home/',
    '/HOME',
    '/Home/RiskCase/',
  ])('%s without a token is shown', (address) => {
    expect(at(address)).toEqual(ALLOW);
  });

  it.each([
    '/register',
    '/404',
    '/401?redirect=%2Findex',
    '/home',
    '/home/about',
    '/home/',
    '/HOME',
    '/401/',
  ])('%s with a token is shown at once, before its user is known', (address) => {
    expect(at(address, { hasToken: true })).toEqual(ALLOW);
  });
});

describe('§4 "token present but no permissions loaded → fetch user info, build routes"', () => {
  it.each(['/index', '/system/dict?typeCode_EQ=no_yes', '/nowhere', '/personnelManagement'])(
    '%s waits for them',
    (address) => {
      expect(at(address, { hasToken: true })).toEqual(LOAD);
    },
  );

  it.each(['/index', '/system/dict', '/nowhere'])(
    '%s is let through once they are there; permissions of a user without any are not requested again',
    (address) => {
      expect(at(address, { hasToken: true, isReady: true })).toEqual(ALLOW);
    },
  );
});

describe('§2 "a logged-in user visiting the login page is sent to /"', () => {
  it.each([true, false])('with the user loaded: %s', (isReady) => {
    expect(at('/login', { hasToken: true, isReady })).toEqual(to('/'));
  });

  it.each(['/login/', '/login//', '/LOGIN', '/Login/?tab=mobile'])(
    'the router shows it at %s too',
    (address) => {
      expect(at(address, { hasToken: true })).toEqual(to('/'));
    },
  );

  it.each([
    ['/login?redirect=%2Fsystem%2Fdict%3Fpage%3D2', '/system/dict?page=2'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login?redirect=%2Flogin', '/'],
    ['/LOGIN/?redirect=%2Fsystem%2Fdict', '/system/dict'],
    ['/login?redirect=%2FLOGIN%2F', '/'],
    ['/login?redirect=%2F401', '/'],
    ['/login?tab=mobile', '/'],
  ])('or back to where they came from: %s → %s', (address, target) => {
    expect(at(address, { hasToken: true })).toEqual(to(target));
  });
});

describe('who signs in on the login page', () => {
  it.each([
    ['/login', '/index'],
    ['/login?tab=mobile', '/index'],
    ['/login?redirect=%2Fsystem%2Fdict%3Fpage%3D2', '/system/dict?page=2'],
    ['/login?redirect=%2Fhome', '/home'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
  ])('console 13: at %s goes on to %s', (address, target) => {
    expect(at(address, { hasToken: true, hasSignedInHere: true })).toEqual(to(target));
  });
});

describe('§4 "if login interception is off the user is treated as logged in with the admin permission"', () => {
  it.each([
    ['/index', false, LOAD],
    ['/index', true, ALLOW],
    ['/personnelManagement', true, ALLOW],
    ['/login', false, to('/')],
    ['/LOGIN/', false, to('/')],
    ['/home', false, ALLOW],
  ])('%s, loaded %s', (address, isReady, decision) => {
    expect(at(address, { loginInterception: false, isReady })).toEqual(decision);
  });
});

describe('a decision never leads back to where it was made', () => {
  const PLACES = [
    '/',
    '/index',
    '/login',
    '/login/',
    '/LOGIN',
    '/register',
    '/401',
    '/404',
    '/home',
    '/x?redirect=%2Flogin',
  ];
  it.each(PLACES.flatMap((from) => [true, false].map((hasToken) => [from, hasToken] as const)))(
    'from %s, with a token %s',
    (from, hasToken) => {
      let address = from;
      for (let step = 0; step < 3; step++) {
        const decision = at(address, { hasToken, isReady: true });
        // The root is no guarded page: it leads on to the home page.
        if (decision.kind !== 'redirect') return;
        address = decision.to === '/' ? '/home' : decision.to;
      }
      expect.fail(`still redirected at ${address}`);
    },
  );
});
