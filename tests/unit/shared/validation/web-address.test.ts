import { describe, expect, it } from 'vitest';
import { isExternalAddress, isRtsp, isUrl } from '@/shared/validation/web-address';

describe('§5 "URL"', () => {
  it.each<[string, boolean, string]>([
    ['http://example.com', true, 'http'],
    ['https://example.com/a/b?c=d&e=%20#f', true, 'path, query and fragment'],
    ['ftp://files.example.com', true, 'ftp'],
    ['HTTPS://EXAMPLE.COM', true, 'uppercase'],
    ['https://example.technology', true, 'a newer top-level domain, which the original refused'],
    ['https://例子.中国/标准', true, 'a name in Chinese'],
    ['https://ตัวอย่าง.ไทย', true, 'a name in Thai'],
    ['http://localhost:8080', true, 'a name without dots, which the back end takes'],
    ['http://192.0.2.1:65535/', true, 'an IPv4 address and a port'],
    ['http://[::1]/', true, 'an IPv6 address'],
    ['ftp://user:secret@example.com', true, 'user and password'],
    ['http://example.com.', true, 'the dot of the root'],
    ['javascript:alert(1)', false, 'a script'],
    ['javascript://example.com/%0aalert(1)', false, 'a script in disguise'],
    ['data:text/html,x', false, 'data'],
    ['mailto:a@example.com', false, 'another scheme'],
    ['http:example.com', false, 'no slashes'],
    ['//example.com', false, 'no scheme'],
    ['example.com', false, 'no scheme and no slashes'],
    ['http://', false, 'no host'],
    ['http:///path', false, 'no host before the path'],
    ['http://exa mple.com', false, 'a space'],
    ['http://example.com/a b', false, 'a space in the path'],
    ['http://example..com', false, 'an empty label'],
    ['http://-example.com', false, 'a hyphen in front'],
    ['http://256.0.0.1', false, 'a number too great for IPv4'],
    ['http://example.com:65536', false, 'a port too great'],
    ['http://example.com:', false, 'a colon without port'],
    ['http://[::1', false, 'an open bracket'],
    ['http://a@b@example.com', false, 'two @'],
    ['http://example.com\\@other.example', false, 'a backslash, which browsers read as a slash'],
    ['xhttp://example.com', false, 'a letter in front'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isUrl(value)).toBe(is));
});

describe('§5 "RTSP address"', () => {
  it.each<[string, boolean, string]>([
    ['rtsp://192.0.2.1', true, 'an IPv4 address'],
    ['rtsp://192.0.2.1:554/stream/1', true, 'port and path together'],
    ['rtsp://user:secret@192.0.2.1/1', true, 'user and password'],
    ['rtsp://camera.example.com:554', true, 'a host name, which the original refused'],
    ['rtsp://[2001:db8::1]:554/1', true, 'an IPv6 address'],
    ['rtsp://', false, 'no host'],
    ['rtsp://192.0.2.300', false, 'a number too great'],
    ['rtsp://192.0.2.1:70000', false, 'a port too great'],
    ['http://192.0.2.1', false, 'another scheme'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isRtsp(value)).toBe(is));
});

describe('external: "prefix http:|https:|mailto:|tel:"', () => {
  it.each([
    ['http://example.com', true],
    ['https://example.com', true],
    ['mailto:a@example.com', true],
    ['tel:4000000000', true],
    ['HTTPS://example.com', true],
    ['/index', false],
    ['httpsx', false],
    ['javascript:alert(1)', false],
    ['', false],
  ] as const)('%j is %s', (value, is) => expect(isExternalAddress(value)).toBe(is));
});
