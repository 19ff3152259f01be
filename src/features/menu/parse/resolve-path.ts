/** True for a link out of the app: http:, https:, mailto:, tel: (backend contract §3.3). */
export const isExternal = (path: string): boolean => /^(https?|mailto|tel):/i.test(path);

/** `path` seen from `base`, as Node's path.resolve does it: always absolute, without `.`, `..` and a last slash. */
export function resolvePath(base: string, path: string): string {
  const segments: string[] = [];
  for (const segment of (path.startsWith('/') ? path : `${base}/${path}`).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/**
 * The address of a menu's `path` below `base`: another site's URL unchanged, else an absolute path. Null for
 * forbidden addresses (`javascript:` and every other scheme) and those no route can match.
 */
export function readAddress(base: string, path: string): string | null {
  const text = path.trim();
  if (isExternal(text)) return URL.canParse(text) ? text : null;
  return SCHEME.test(text) || NOT_IN_ROUTES.test(text) ? null : resolvePath(base, text);
}

/** Where an entry of type 3 (link) leads: a URL, also one of this site outside the app, such as `/doc.html`. */
export function readLink(origin: string, url: string): string | null {
  const text = url.trim();
  if (!text.startsWith('/')) return isExternal(text) ? readAddress('/', text) : null;
  return URL.canParse(text, origin) ? new URL(text, origin).href : null;
}

/** A test for the same address as `path`, encoded or not, with or without a last slash. */
export function samePathAs(path: string): (other: string) => boolean {
  const wanted = comparable(path);
  return (other) => other === path || comparable(other) === wanted;
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const NOT_IN_ROUTES = /[?#\\\t\r\n]/;

function comparable(path: string): string {
  if (isExternal(path)) return path;
  try {
    return decodeURIComponent(resolvePath('/', path));
  } catch {
    return resolvePath('/', path);
  }
}
