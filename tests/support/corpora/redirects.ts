const HOST = 'foreign.invalid';

const schemes = [
  'http:',
  'https:',
  'HTTPS:',
  'ftp:',
  'ws:',
  'javascript:',
  'JaVaScRiPt:',
  'vbscript:',
  'data:text/html,',
  'blob:',
  'file:',
];
const slashes = [
  '//',
  '\\\\',
  '/\\',
  '\\/',
  '///',
  '////',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '/ /',
  '/\0/',
  '/\u200b/',
  '/\ufeff/',
];
const prefixes = ['', ' ', '\t', '\n', '\u00a0', '\u3000', '\0', '.', './', '../', '?', '#', '@', ':'];
const encoded = [
  '%2F%2F',
  '%5C%5C',
  '/%2F',
  '/%5C',
  '%09//',
  '%0a//',
  '%0d%0a//',
  '/%09/',
  '/%0a/',
  '%252F%252F',
  '/%252F',
  '%E2%80%8B//',
];
const userinfo = [
  'a@',
  'a:b@',
  '//a@',
  '/@',
  '//a%40',
  '//localhost@',
  '//app.invalid@',
  '//app.invalid%2F@',
  '//app.invalid\\@',
  '/\\a@',
];
const numbers = [
  '//0x7f000001',
  '//2130706433',
  '//127.1',
  '//[::1]',
  '//017700000001',
  '//①②⑦.0.0.1',
  '//ｆｏｒｅｉｇｎ．invalid',
  '//foreign。invalid',
];
const inside = [
  '/home/..//',
  '/home/../..//',
  '/./',
  '/.//',
  '/../',
  '/home/%2e%2e//',
  '/;/',
  '/.;/',
  '/home?to=//',
  '/home#//',
  '/login/../',
  '/index/..\\',
];

/** Addresses that try to lead a reader off the site after a login. */
export const REDIRECTS: readonly string[] = [
  ...schemes.flatMap((scheme) => [`${scheme}//${HOST}/`, `${scheme}${HOST}`]),
  ...slashes.map((slash) => `${slash}${HOST}/x`),
  ...prefixes.map((prefix) => `${prefix}//${HOST}`),
  ...encoded.map((slash) => `${slash}${HOST}`),
  ...userinfo.map((user) => `${user}${HOST}`),
  ...numbers,
  ...inside.map((path) => `${path}${HOST}`),
];
