import { keepLanguage, startingLanguage } from '@/app/starting-language';
import { themeClass } from '@/features/theme/theme';
import { formatIsoDate, todayIso } from '@/shared/format/date';
import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import type { Config } from '@/shared/config/parse-config';
import { HOME_PATH, LOGIN_PATH } from '@/shared/routing/page-paths';
import { readEarlyToken } from '@/shared/storage/early-token';
import { readLocalJson } from '@/shared/storage/local-json';
import type { ThemeName } from '@/shared/ui/theme-names';
import { showStartFailure } from '../start-failure';
import { earlyConsoleRequests, earlyRequests } from './early-requests';
import type { PreloadTable } from './preload-table';
import type { FirstPaint } from './render-first-paint';

/**
 * What the build knows and this script needs: where the token is, the API's base path, and whether early calls may be made (they may not where mocks answer, which start later).
 */
declare const __FIRST_PAINT__: {
  apiBase: string | null;
  token: { kind: Config['tokenStorage']; key: string };
  loginInterception: boolean;
};
/** Once, because the build writes all of it wherever it is named. */
const KNOWN = __FIRST_PAINT__;

/** What stands in #root until the app draws there. */
let painted: Node | null = null;

/** Runs inside index.html before anything is painted: language, theme, first paint, then what the page will need next. */
function start(): void {
  const [path = ''] = location.hash.slice(1).split('?');
  const page = shownAt(path);
  const theme = readLocalJson('vue-admin-beautiful-theme') as { name?: ThemeName } | null;
  // A name that is none has no colours of its own: those of the default stand on :root.
  document.body.className = themeClass(theme?.name ?? 'default');
  paint(startingLanguage(location), page);
  // Every request takes time of the main thread: where the first frame holds the question itself, it goes before them.
  if (page === HOME_PATH) requestAnimationFrame(() => setTimeout(() => askAhead(page)));
  else askAhead(page);
  // The start itself has nobody to catch what it throws.
  addEventListener('unhandledrejection', fail);
  addEventListener('error', failByScript, true);
}

/** The page that will be shown at a path: without a token the console's addresses lead to the login. */
function shownAt(path: string): string {
  if (path === '' || path === '/') return HOME_PATH;
  return isPortal(path) || token() || !KNOWN.loginInterception ? path : LOGIN_PATH;
}

/** Starts what the page will ask for, so that it comes beside the entry and not after it. */
function askAhead(page: string): void {
  const language = startingLanguage(location);
  askEarly(language, page);
  const table = JSON.parse(find('#preload')?.textContent ?? '') as PreloadTable;
  const needed = table.page[page] ?? table.page[isPortal(page) ? page.replace(/[^/]*$/, '') : '*'];
  for (const place of needed?.files ?? []) {
    const file = table.files[place] ?? '';
    link(file.endsWith('.css') ? 'stylesheet' : 'modulepreload', file);
  }
  for (const area of needed?.areas ?? []) link('preload', `${table.texts}/${language}/${area}.json`);
}

function paint(language: Language, page: string): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
  const kept = find(`#first-paint-${language}`)?.textContent;
  const root = find('#root');
  if (!isPortal(page) || root === null || !kept) return;
  const { title, frame, home, account } = JSON.parse(kept) as FirstPaint;
  document.title = title;
  root.innerHTML = page === HOME_PATH ? home : /^\/(login|register)$/.test(page) ? account : frame;
  painted = root.firstChild;
  const form = taskForm();
  // A sentence sent now would load the page anew: it is kept, and the app sends it.
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset['submitted'] = '';
  });
  const select = languageSelect();
  select?.addEventListener('change', () => pick(select.value as Language, page));
  const date = find<HTMLInputElement>('[name=date]');
  if (date === null) return;
  date.value = formatIsoDate(todayIso(), language);
  date.addEventListener('focus', () => editDate(date), { once: true });
}

/** A language picked before the app has arrived: kept, painted, and the app starts in it; what was typed stays. */
function pick(language: Language, page: string): void {
  keepLanguage(language);
  // What the address asks for would win over what is kept.
  history.replaceState(history.state, '', location.href.replace(/([?&]lang=)\w*/g, `$1${language}`));
  const typed = taskForm();
  const hasFailed = find('[role=alert]');
  paint(language, page);
  if (typed) typeAgain(typed);
  if (hasFailed) showStartFailure();
  else askAhead(page);
  languageSelect()?.focus();
}

/** The fields of the form that was there, in the one that is there now; a date not used is text in the old language. */
function typeAgain(typed: HTMLFormElement): void {
  for (const { name, type, value } of typed.querySelectorAll<HTMLInputElement>('[name]:not([readonly])')) {
    const field = find<HTMLInputElement>(`[name=${name}]`);
    if (!field) continue;
    if (type === 'date') editDate(field);
    field.value = value;
  }
}

const find: ParentNode['querySelector'] = (selector: string) => document.querySelector(selector);
const taskForm = () => find<HTMLFormElement>('form');
const languageSelect = () => find<HTMLSelectElement>('.language-select select');

/** True for an address without sign-in; every other one is the console's, `*` in the table. */
const isPortal = (page: string) => /^\/(home|(login|register|401|404)$)/.test(page);

const token = () => readEarlyToken(KNOWN.token.kind, KNOWN.token.key);

/** The app will not come: says so, unless it has. */
function fail(): void {
  if (find('#root')?.firstChild === painted) showStartFailure();
}

/** The main script, or one it stands on, did not arrive or cannot run here. */
function failByScript({ target, filename }: Event & { filename?: string }): void {
  if (target instanceof HTMLScriptElement || filename?.includes('/assets/')) fail();
}

/** As the app's date field does: the browser's own date field while it is used. */
function editDate(date: HTMLInputElement): void {
  date.readOnly = false;
  date.type = 'date';
  date.value = todayIso();
}

function link(rel: 'stylesheet' | 'modulepreload' | 'preload', file: string): void {
  const made = document.createElement('link');
  made.rel = rel;
  if (rel === 'preload') made.as = 'fetch';
  // As the app itself will ask, or the answer would not be taken for its own.
  if (rel === 'preload') made.crossOrigin = '';
  made.href = file;
  document.head.append(made);
}

function askEarly(language: Language, page: string): void {
  const { apiBase } = KNOWN;
  if (apiBase === null) return;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': LANGUAGE_TAGS[language] });
  if (!isPortal(page)) headers.set('T-Authorization', token() ?? '');
  window.__rcepEarly = {};
  const asked = isPortal(page) ? earlyRequests(location.hash, apiBase) : earlyConsoleRequests(apiBase);
  for (const [method, url] of asked) {
    const answer = fetch(url, { method, headers });
    answer.catch(() => undefined);
    window.__rcepEarly[url] = answer;
  }
}

start();
