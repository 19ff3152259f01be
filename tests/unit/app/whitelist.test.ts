import { describe, expect, it } from 'vitest';
import { isPublic } from '@/app/whitelist';

describe('§2 "routes needing no login: /login, /register, /404, /401 and any path starting with /home"', () => {
  it.each([
    '/login',
    '/login/',
    '/register',
    '/404',
    '/401',
    '/home',
    '/home/',
    '/home/nationGuide',
    '/home/riskCase/riskCaseDetails/7',
    '/home/nowhere',
    '/homepage',
  ])('%s needs none', (path) => {
    expect(isPublic(path)).toBe(true);
  });

  it.each([
    '/index',
    '/toolIndex',
    '/personal/center',
    '/personalCenter/personalCenter',
    '/personnelManagement',
    '/system/dict',
    '/nowhere',
    '/login/other',
    '/loginx',
    '/x/login',
    '/401/more',
    '/4041',
    '/register.html',
    '/x/home',
    '/hom',
    '//home',
    '',
  ])('"%s" needs one', (path) => {
    expect(isPublic(path)).toBe(false);
  });
});

describe('an address is public as the router matches it: without regard to letter case and slashes at the end', () => {
  it.each([
    '/LOGIN',
    '/Login/',
    '/login//',
    '/Register',
    '/register/',
    '/404/',
    '/401//',
    '/Home',
    '/HOME/',
    '/Home/NationGuide',
    '/home/riskCase/riskCaseDetails/7/',
  ])('%s needs no login', (path) => {
    expect(isPublic(path)).toBe(true);
  });

  it.each(['/INDEX', '/Index/', '/loginx/', '/LOGIN/other', '//login', '/login/ '])(
    '%s needs one',
    (path) => {
      expect(isPublic(path)).toBe(false);
    },
  );
});

describe('§2 "wildcards allowed in whitelist"', () => {
  it.each([
    ['/open/*', '/open/a', true],
    ['/open/*', '/open/a/b', true],
    ['/open/*', '/open/', true],
    ['/open/*', '/open', false],
    ['/*/public', '/a/public', true],
    ['/*/public', '/a/b/public', true],
    ['/*/public', '/a/private', false],
    ['/a*b*c', '/a1b2c', true],
    ['/a*b*c', '/acb', false],
    ['*', '/anything', true],
    ['/exact', '/exact', true],
    ['/Exact', '/eXACT/', true],
    ['/exact', '/exactly', false],
  ])('%s and %s: %s', (pattern, path, isMatch) => {
    expect(isPublic(path, [pattern])).toBe(isMatch);
  });

  it.each([
    ['/a.b', '/a.b', true],
    ['/a.b', '/axb', false],
    ['/a+', '/aa', false],
    ['/(x)', '/(x)', true],
    ['/a|/b', '/b', false],
    ['/[ab]', '/a', false],
    ['/$', '/$', true],
  ])('only the star is special: %s and %s: %s', (pattern, path, isMatch) => {
    expect(isPublic(path, [pattern])).toBe(isMatch);
  });

  it('nothing is open where nothing is listed', () => {
    expect(isPublic('/home', [])).toBe(false);
  });
});
