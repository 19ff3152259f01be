import { describe, expect, it } from 'vitest';
import { ConfigError } from '@/shared/config/config-error';
import { parseConfig } from '@/shared/config/parse-config';

const ORIGINS = 'http(s) addresses without a path, separated by commas, such as https://images.example';

describe('configuration', () => {
  it('takes the constants of specification §7 and §9 where nothing is set', () => {
    expect(parseConfig({})).toEqual({
      apiBase: '/rcep-boot',
      proxyTarget: '',
      requestTimeoutMs: 20_000,
      longRequestTimeoutMs: 60_000,
      successCodes: [200, 0],
      tokenStorage: 'local',
      tokenKey: 'opsli-token',
      routeMode: 'all',
      loginInterception: true,
      recordRoute: true,
      encryption: true,
      contentType: 'json',
      imageOrigins: [],
      tileUrl: '',
      tileSubdomains: ['a', 'b', 'c'],
      tileCoordinates: 'wgs84',
      tileAttribution: '',
      siteTitle: '',
      footerCopyright: false,
      siteUrl: '',
      messageDurationMs: 3000,
      overlayUrls: ['insert', 'update', 'delete', '/del'],
      mocks: false,
    });
  });

  it('takes a variable that is set to nothing as missing', () => {
    expect(parseConfig({ VITE_API_BASE: '', VITE_SUCCESS_CODES: ' ', VITE_MOCKS: '' })).toEqual(
      parseConfig({}),
    );
  });

  it.each([
    ['VITE_API_BASE', 'https://api.example/rcep-boot', { apiBase: 'https://api.example/rcep-boot' }],
    ['VITE_PROXY_TARGET', 'http://localhost:7000', { proxyTarget: 'http://localhost:7000' }],
    ['VITE_REQUEST_TIMEOUT_MS', '5000', { requestTimeoutMs: 5000 }],
    ['VITE_LONG_REQUEST_TIMEOUT_MS', '90000', { longRequestTimeoutMs: 90_000 }],
    ['VITE_SUCCESS_CODES', '200, 0,-5', { successCodes: [200, 0, -5] }],
    ['VITE_TOKEN_STORAGE', 'cookie', { tokenStorage: 'cookie' }],
    ['VITE_TOKEN_KEY', 'rcep.token', { tokenKey: 'rcep.token' }],
    ['VITE_ROUTE_MODE', 'intelligence', { routeMode: 'intelligence' }],
    ['VITE_LOGIN_INTERCEPTION', 'false', { loginInterception: false }],
    ['VITE_RECORD_ROUTE', 'false', { recordRoute: false }],
    ['VITE_ENCRYPTION', 'false', { encryption: false }],
    ['VITE_CONTENT_TYPE', 'form', { contentType: 'form' }],
    [
      'VITE_IMAGE_ORIGINS',
      'https://a.example, https://B.example:443,http://c.example:81,https://a.example',
      { imageOrigins: ['https://a.example', 'https://b.example', 'http://c.example:81'] },
    ],
    ['VITE_TILE_URL', 'https://t.example/{z}/{x}/{y}.png', { tileUrl: 'https://t.example/{z}/{x}/{y}.png' }],
    ['VITE_TILE_SUBDOMAINS', '0,1', { tileSubdomains: ['0', '1'] }],
    ['VITE_TILE_COORDINATES', 'gcj02', { tileCoordinates: 'gcj02' }],
    ['VITE_TILE_ATTRIBUTION', 'A service', { tileAttribution: 'A service' }],
    ['VITE_SITE_TITLE', 'RCEP', { siteTitle: 'RCEP' }],
    ['VITE_FOOTER_COPYRIGHT', 'true', { footerCopyright: true }],
    ['VITE_SITE_URL', 'https://rcep.example/app', { siteUrl: 'https://rcep.example/app' }],
    ['VITE_MESSAGE_DURATION_MS', '4500', { messageDurationMs: 4500 }],
    ['VITE_OVERLAY_URLS', 'insert, del', { overlayUrls: ['insert', 'del'] }],
    ['VITE_MOCKS', 'true', { mocks: true }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    [
      'VITE_API_BASE',
      'rcep-boot',
      'a path such as /rcep-boot or an http(s) address, without a slash at its end',
    ],
    [
      'VITE_API_BASE',
      '/rcep-boot/',
      'a path such as /rcep-boot or an http(s) address, without a slash at its end',
    ],
    ['VITE_PROXY_TARGET', 'localhost:7000', 'empty or an http(s) address'],
    ['VITE_SITE_URL', 'rcep.example', 'empty or an http(s) address'],
    ['VITE_REQUEST_TIMEOUT_MS', '20s', 'a whole number from 1 to 600000'],
    ['VITE_REQUEST_TIMEOUT_MS', '0', 'a whole number from 1 to 600000'],
    ['VITE_LONG_REQUEST_TIMEOUT_MS', '-1', 'a whole number from 1 to 600000'],
    ['VITE_LONG_REQUEST_TIMEOUT_MS', '600001', 'a whole number from 1 to 600000'],
    ['VITE_SUCCESS_CODES', '200;0', 'whole numbers separated by commas'],
    ['VITE_TOKEN_STORAGE', 'localStorage', 'local, session or cookie'],
    ['VITE_TOKEN_KEY', 'a key', 'letters, digits, "_", "-", "." or ":"'],
    ['VITE_ROUTE_MODE', 'some', 'all or intelligence'],
    ['VITE_LOGIN_INTERCEPTION', 'yes', 'true or false'],
    ['VITE_RECORD_ROUTE', '1', 'true or false'],
    ['VITE_ENCRYPTION', 'TRUE', 'true or false'],
    ['VITE_CONTENT_TYPE', 'xml', 'json or form'],
    ['VITE_IMAGE_ORIGINS', '*', ORIGINS],
    ['VITE_IMAGE_ORIGINS', 'a.example', ORIGINS],
    ['VITE_IMAGE_ORIGINS', 'https://a.example/', ORIGINS],
    ['VITE_IMAGE_ORIGINS', 'https://*.example', ORIGINS],
    ['VITE_IMAGE_ORIGINS', 'data:', ORIGINS],
    ['VITE_IMAGE_ORIGINS', "https://a.example';script-src *", ORIGINS],
    ['VITE_TILE_URL', 'https://t.example/tile.png', 'an address that contains {z}, {x} and {y}'],
    ['VITE_TILE_URL', '//t.example/{z}/{x}/{y}.png', 'an address that contains {z}, {x} and {y}'],
    ['VITE_TILE_URL', 'javascript:{z}{x}{y}', 'an address that contains {z}, {x} and {y}'],
    ['VITE_TILE_COORDINATES', 'bd09', 'wgs84 or gcj02'],
    ['VITE_MESSAGE_DURATION_MS', '3.5', 'a whole number from 1 to 60000'],
    ['VITE_OVERLAY_URLS', 'insert,,update', 'words separated by single commas'],
    ['VITE_MOCKS', 'on', 'true or false'],
  ])('refuses %s=%s in one sentence', (name, value, allowed) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new ConfigError(name, value, allowed));
    expect(new ConfigError(name, value, allowed).message).toBe(
      `${name} is ${JSON.stringify(value)}, but it must be ${allowed}.`,
    );
  });
});
