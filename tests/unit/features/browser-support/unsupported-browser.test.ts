import { describe, expect, it } from 'vitest';
import { unsupportedBrowser } from '@/features/browser-support/unsupported-browser';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';

describe('"IE warning dialog"; "the juejin in-app browser is unsupported"', () => {
  it.each([
    ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'ie'],
    ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)', 'ie'],
    ['juejin', `${CHROME} juejin/6.0`, 'juejin'],
    ['Chrome', CHROME, null],
    ['Edge', `${CHROME} Edg/120.0`, null],
    ['nothing', '', null],
  ])('%s', (_name, userAgent, expected) => expect(unsupportedBrowser(userAgent)).toBe(expected));
});
