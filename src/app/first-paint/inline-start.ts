import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { HOME_PATH } from '@/shared/routing/page-paths';
import { readEarlyOwner } from '@/shared/storage/early-owner';
import { readEarlyToken } from '@/shared/storage/early-token';
import { areasIn, carryPresses } from '@/shared/takeover/painted-area';
import { appComing, askAhead, askEarly, preloadOf, readPreloadTable } from './ask-ahead';
import { earlyConsoleRequests, earlyRequests } from './early-requests';
import { readFirstPaint } from './first-paint-texts';
import { noteHeaderPress, noteSearchKeys } from './live-header';
import { liveLogin } from './live-login';
import { liveSentence, typeAgain } from './live-sentence';
import { showStartFailure } from './start-failure';
import { keepLanguage, startingLanguage } from './starting-language';
import { isPortal, pageOpened as openedWith, type SignIn } from './opened-page';

/** What the build knows and this script needs; the API's base path is null where mocks answer, which start too late for early calls. */
declare const __FIRST_PAINT__: SignIn & { apiBase: string | null };
/** Once, because the build writes all of it wherever it is named. */
const KNOWN = __FIRST_PAINT__;

/** Listened for from the beginning: where the first frame goes before the requests, it may be past by then. */
const appComes = appComing();

/** What stands in #root until the app draws there. */
let painted: Node | null = null;

/** Runs inside index.html before anything is painted: language, first paint, then what the page will need next. */
function start(): void {
  const opened = pageOpened();
  paint(startingLanguage(location), opened);
  // Every request takes time of the main thread: where the first frame holds a form, it goes before them.
  if (form()) requestAnimationFrame(() => setTimeout(() => prepare(opened)));
  else prepare(opened);
  addEventListener('click', (event) => isTaken() || noteHeaderPress(event));
  addEventListener('keydown', (event) => isTaken() || noteSearchKeys(event));
  addEventListener('hashchange', () => isTaken() || paintAgain());
  // The start itself has nobody to catch what it throws.
  addEventListener('unhandledrejection', fail);
  addEventListener('error', failByScript, true);
}

/** Starts what the page will ask for, so that it comes beside the entry and not after it. */
function prepare(page: string): void {
  const language = startingLanguage(location);
  const { apiBase } = KNOWN;
  const table = readPreloadTable();
  const needed = preloadOf(table, page, isPortal(page) ? page.replace(/[^/]*$/, '') : '*');
  if (apiBase !== null && isPortal(page))
    askEarly(earlyRequests(needed?.requests ?? [], location.hash, apiBase), language, null);
  else if (apiBase !== null) {
    const held = token();
    askEarly(earlyConsoleRequests(apiBase, held !== null), language, held);
  }
  askAhead(table, needed, language, appComes);
}

function paint(language: Language, page: string): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
  const root = find('#root');
  const kept = isPortal(page) && readFirstPaint(language);
  if (!kept || root === null) return;
  const { title, frame, home, account, login, errors } = kept;
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

/** A language picked before the app has arrived: kept, painted, and the app starts in it. */
function pick(language: Language): void {
  keepLanguage(language);
  // What the address asks for would win over what is kept.
  history.replaceState(history.state, '', location.href.replace(/([?&]lang=)\w*/g, `$1${language}`));
  paintAgain();
  languageSelect()?.focus();
}

/** Another language or address before the app has arrived; what was typed stays. */
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

/** True for the login unless its address asks for a code in place of the password. */
const isPasswordLogin = (page: string) =>
  /^\/login$/i.test(page) && !/[?&]tab=(mobile|email)/.test(location.hash);

const token = () => readEarlyToken(KNOWN.token.kind, KNOWN.token.key);

/** True once the app has drawn over the first paint. */
const isTaken = () => find('#root')?.firstChild !== painted;

/** The app will not come: says so, unless it has. */
function fail(): void {
  if (!isTaken()) showStartFailure();
}

/** The main script, or one it stands on, did not arrive or cannot run here. */
function failByScript({ target, filename }: Event & { filename?: string }): void {
  if (target instanceof HTMLScriptElement || filename?.includes('/assets/')) fail();
}

start();
