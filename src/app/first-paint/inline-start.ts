import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { HOME_PATH } from '@/shared/routing/page-paths';
import { readEarlyOwner } from '@/shared/storage/early-owner';
import { readEarlyToken } from '@/shared/storage/early-token';
import { areasIn, carryPresses } from '@/shared/takeover/painted-area';
import { whenAppLoads, requestAhead, requestEarly, preloadOf, readPreloadTable } from './request-early';
import { earlyConsoleRequests, earlyRequests } from './early-requests';
import { readFirstPaint } from './first-paint-texts';
import { noteHeaderPress, noteSearchKeys } from './live-header';
import { liveLogin } from './live-login';
import { liveSentence, typeAgain } from './live-sentence';
import { showStartFailure } from './start-failure';
import { saveLanguage, startingLanguage } from './starting-language';
import { isPortal, pageOpened as openedWith, type SignIn } from './opened-page';

/**
 * Build constants of this script; the API's base path is null if mocks are used, which start too late for early
 * requests.
 */
declare const __FIRST_PAINT__: SignIn & { apiBase: string | null };
/** Read once, because the build inlines all of it at every use. */
const KNOWN = __FIRST_PAINT__;

/** Registered at the start: if the first frame precedes the requests, the event may have fired by then. */
const appComes = whenAppLoads();

/** The content of #root until the app renders there. */
let painted: Node | null = null;

/** Runs inside index.html before the first paint: language, first paint, then the page's next requests. */
function start(): void {
  const opened = pageOpened();
  paint(startingLanguage(location), opened);
  // Every request takes main-thread time: if the first frame contains a form, it is painted first.
  if (form()) requestAnimationFrame(() => setTimeout(() => prepare(opened)));
  else prepare(opened);
  addEventListener('click', (event) => isTaken() || noteHeaderPress(event));
  addEventListener('keydown', (event) => isTaken() || noteSearchKeys(event));
  addEventListener('hashchange', () => isTaken() || paintAgain());
  // No caller catches errors of the start itself.
  addEventListener('unhandledrejection', fail);
  addEventListener('error', failByScript, true);
}

/** Starts the page's requests in parallel with the entry instead of after it. */
function prepare(page: string): void {
  const language = startingLanguage(location);
  const { apiBase } = KNOWN;
  const table = readPreloadTable();
  const needed = preloadOf(table, page, isPortal(page) ? page.replace(/[^/]*$/, '') : '*');
  if (apiBase !== null && isPortal(page))
    requestEarly(earlyRequests(needed?.requests ?? [], location.hash, apiBase), language, null);
  else if (apiBase !== null) {
    const available = token();
    requestEarly(earlyConsoleRequests(apiBase, available !== null), language, available);
  }
  requestAhead(table, needed, language, appComes);
}

function paint(language: Language, page: string): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
  const root = find('#root');
  const saved = isPortal(page) && readFirstPaint(language);
  if (!saved || root === null) return;
  const { title, frame, home, account, login, errors } = saved;
  document.title = title;
  root.innerHTML = page === HOME_PATH ? home : isAccount(page) ? account : frame;
  if (isPasswordLogin(page)) find('main')?.insertAdjacentHTML('beforeend', login);
  painted = root.firstChild;
  const drawn = form();
  if (drawn && page === HOME_PATH) liveSentence(drawn, language, errors, readEarlyOwner(token() !== null));
  else if (drawn) liveLogin(drawn);
  const select = languageSelect();
  select?.addEventListener('change', () => pick(select.value as Language));
}

/** A language chosen before the app has loaded: stored, painted, and used by the app. */
function pick(language: Language): void {
  saveLanguage(language);
  // `lang` in the address would override the stored language.
  history.replaceState(history.state, '', location.href.replace(/([?&]lang=)\w*/g, `$1${language}`));
  paintAgain();
  languageSelect()?.focus();
}

/** Repaints for another language or address before the app has loaded; typed text stays. */
function paintAgain(): void {
  const typed = form();
  const areas = areasIn(document);
  const hasFailed = find('.render-error');
  paint(startingLanguage(location), pageOpened());
  carryPresses(areas, document);
  const drawn = form();
  if (typed && drawn?.name === typed.name) typeAgain(typed, drawn);
  if (hasFailed) showStartFailure();
  else prepare(pageOpened());
}

const find: ParentNode['querySelector'] = (selector: string) => document.querySelector(selector);
const form = () => find<HTMLFormElement>('form');
const languageSelect = () => find<HTMLSelectElement>('.language-select select');

const pageOpened = () => openedWith(KNOWN);

const isAccount = (page: string) => /^\/(login|register)$/i.test(page);

/** True for the login unless its address selects a code in place of the password. */
const isPasswordLogin = (page: string) =>
  /^\/login$/i.test(page) && !/[?&]tab=(mobile|email)/.test(location.hash);

const token = () => readEarlyToken(KNOWN.token.kind, KNOWN.token.key);

/** True once the app has replaced the first paint. */
const isTaken = () => find('#root')?.firstChild !== painted;

/** The app failed to load: shows a message, unless it has mounted. */
function fail(): void {
  if (!isTaken()) showStartFailure();
}

/** The main script, or one of its imports, failed to load or cannot run here. */
function failByScript({ target, filename }: Event & { filename?: string }): void {
  if (target instanceof HTMLScriptElement || filename?.includes('/assets/')) fail();
}

start();
