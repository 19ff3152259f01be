import { describe, expect, it } from 'vitest';
import { afterSignIn, loginAddress } from '@/features/session/sign-in/after-sign-in';

describe('specification §2: "an optional redirect query with the originating page"', () => {
  it.each([
    '/index',
    '/home/taxOriginSearch?hs=940620&from=JP&to=VN&vs=JP,CN',
    '/personalCenter/personalCenter?tab=security',
    '/system/dict?typeName_LIKE=%E7%A8%8E&page=2',
    '/home/newsDetails/details/17',
    '/loginHistory',
  ])('%s is opened as it is', (address) => expect(afterSignIn(address)).toBe(address));

  it.each([
    ['none', null],
    ['empty', ''],
    ['the login itself', '/login'],
    ['the login with a query', '/login?redirect=/index'],
    ['the login with a slash', '/login/'],
    ['the login in capitals, which the router takes too', '/LOGIN'],
    ['the login by a detour', '/home/../login'],
    ['no permission', '/401'],
    ['not found', '/404?x=1'],
    ['another site', 'https://example.com/index'],
    ['another site without its scheme', '//example.com'],
    ['another site behind a backslash', '/\\example.com'],
    ['another site behind a tab', '/\t/example.com'],
    ['another site behind a line break', '/\n/example.com'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a relative path', 'index'],
  ])('%s leads to the root', (_what, address) => expect(afterSignIn(address)).toBe('/'));
});

describe('"added only when route recording is enabled"', () => {
  it.each([
    ['/index', true, '/login?redirect=%2Findex'],
    ['/system/dict?page=2&q=a b', true, '/login?redirect=%2Fsystem%2Fdict%3Fpage%3D2%26q%3Da+b'],
    ['/index', false, '/login'],
    ['/', true, '/login'],
    ['/401', true, '/login'],
    ['/login?tab=mobile', true, '/login'],
  ])('%s, recording %s: %s', (path, isRecorded, address) =>
    expect(loginAddress(path, isRecorded)).toBe(address),
  );

  it('comes back whole', () => {
    const path = '/system/dict?typeName_LIKE=%E7%A8%8E&page=2';
    const query = new URLSearchParams(loginAddress(path, true).split('?')[1]);
    expect(afterSignIn(query.get('redirect'))).toBe(path);
  });
});
