import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import type { EarlyRequest } from './early-requests';
import type { PagePreload, PreloadTable, Wave } from './preload-table';

/** What the build has written into index.html. */
export const readPreloadTable = () =>
  JSON.parse(document.querySelector('#preload')?.textContent ?? '') as PreloadTable;

/** What a page needs; an address may be any word, `__proto__` too. */
export const preloadOf = ({ page }: PreloadTable, path: string, fallback: string): PagePreload | undefined =>
  Object.hasOwn(page, path) ? page[path] : page[fallback];

/**
 * Starts the page's requests before the app itself can: the rest of the app and what is rendered with it at once;
 * after `appComes` the rest.
 */
export function requestAhead(
  table: PreloadTable,
  needed: PagePreload | undefined,
  language: Language,
  appComes: Promise<void>,
): void {
  const text = (area: string) => link('preload', `${table.texts}/${language}/${area}.json`);
  const ask = ({ files, areas }: Wave) => {
    for (const place of files) {
      const file = table.files[place] ?? '';
      link(file.endsWith('.css') ? 'stylesheet' : 'modulepreload', file);
    }
    areas.forEach(text);
  };
  for (const file of table.entry) link('modulepreload', file);
  table.frame.forEach(text);
  if (needed === undefined) return;
  ask(needed.beside);
  void appComes.then(() => {
    ask(needed.after);
    warmNumbers(language);
  });
}

/** Requests from the back end what the page's code will request, with `token` if there is one; the client takes each answer once, and only for that token. */
export function requestEarly(
  requests: readonly EarlyRequest[],
  language: Language,
  token: string | null,
): void {
  const requested: typeof window.__rcepEarly = (window.__rcepEarly = {});
  window.__rcepEarlyToken = token ?? undefined;
  for (const [method, url] of requests) {
    const answer = fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': LANGUAGE_TAGS[language],
        ...(token !== null && { 'T-Authorization': token }),
      },
    });
    answer.catch(() => undefined);
    requested[url] = answer;
  }
}

/** The first number format in a language takes as long as rendering a page: here the browser is idle. */
function warmNumbers(language: Language): void {
  setTimeout(() => new Intl.NumberFormat(language).format(1));
}

/**
 * Resolves when the first of the long parts of the app has loaded, so that the next requests do not compete with
 * them. If the browser has them cached it never resolves, and the app itself sends its requests soon enough.
 */
export function whenAppLoads(): Promise<void> {
  const long = document.querySelectorAll('link[rel=modulepreload]:not([data-ahead])');
  return new Promise((resolve) => {
    for (const part of long) part.addEventListener('load', () => resolve());
  });
}

function link(rel: 'stylesheet' | 'modulepreload' | 'preload', file: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.dataset['ahead'] = '';
  if (rel === 'preload') made.as = 'fetch';
  // Must match the app's own request, or the preload is not used.
  if (rel === 'preload') made.crossOrigin = '';
  made.href = file;
  document.head.append(made);
  return made;
}
