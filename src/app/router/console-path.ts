import { isPublic } from '../whitelist';

/** True for every non-public address: a page of the console, or none. */
export const isConsolePath = (pathname: string): boolean =>
  pathname !== '/' && !isPublic(pathname) && !hasLineBreak(pathname);

/** True for a path with a line break, plain or encoded: the router's patterns end there, and no page matches. */
export const hasLineBreak = (pathname: string): boolean => LINE_BREAK.test(pathname);

const LINE_BREAK = /[\n\r\u2028\u2029]|%0[ad]|%e2%80%a[89]/i;
