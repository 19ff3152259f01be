import { startingLanguage } from '@/app/starting-language';
import { parseThemeSettings, themeClass } from '@/features/theme/theme';
import { formatIsoDate, todayIso } from '@/shared/format/date';
import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { HOME_PATH } from '@/shared/routing/page-paths';
import { readLocalJson } from '@/shared/storage/local-json';
import type { FirstPaint } from './render-first-paint';
import { earlyRequests } from './early-requests';

/**
 * What the build knows and this script needs: chunks by page (paths of the app) and texts by language and area, the API's base path,
 * and whether early calls may be made (they may not where mocks answer, which start later).
 */
declare const __FIRST_PAINT__: {
  apiBase: string | null;
  page: Record<string, { files: readonly string[]; styles: readonly string[]; areas: readonly string[] }>;
  texts: Record<Language, Record<string, string>>;
};

/** Runs inside index.html before anything is painted: language, theme, first paint, then what the page will need next. */
function start(): void {
  const language = startingLanguage(location);
  const [path = ''] = location.hash.slice(1).split('?');
  const page = path === '' || path === '/' ? HOME_PATH : path;
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.body.classList.add(
    themeClass(parseThemeSettings(readLocalJson('vue-admin-beautiful-theme')).name),
  );
  paint(language, page);
  // Every request takes time of the main thread: where the first frame holds the question itself, it goes before them.
  if (page === HOME_PATH) requestAnimationFrame(() => setTimeout(() => askAhead(language, page)));
  else askAhead(language, page);
}

/** Starts what the page will ask for, so that it comes beside the entry and not after it. */
function askAhead(language: Language, page: string): void {
  askEarly(language);
  const needed = __FIRST_PAINT__.page[page];
  for (const file of needed?.styles ?? []) link('stylesheet', file);
  for (const file of needed?.files ?? []) link('modulepreload', file);
  for (const area of needed?.areas ?? []) link('modulepreload', __FIRST_PAINT__.texts[language][area] ?? '');
}

function paint(language: Language, page: string): void {
  const isPortal = page.startsWith('/home') || ['/login', '/register', '/401', '/404'].includes(page);
  const kept = document.getElementById(`first-paint-${language}`)?.textContent;
  const root = document.getElementById('root');
  if (!isPortal || root === null || !kept) return;
  const painted = JSON.parse(kept) as Pick<FirstPaint, 'title' | 'frame' | 'home'>;
  document.title = painted.title;
  root.innerHTML = page === HOME_PATH ? painted.home : painted.frame;
  root.addEventListener('submit', keepEarlySubmit);
  const date = root.querySelector<HTMLInputElement>('input[name="date"]');
  if (date === null) return;
  date.value = formatIsoDate(todayIso(), language);
  date.addEventListener('focus', () => editDate(date), { once: true });
}

/** As the app's date field does: the browser's own date field while it is used. */
function editDate(date: HTMLInputElement): void {
  date.readOnly = false;
  date.type = 'date';
  date.value = todayIso();
}

/** A sentence sent before the app has arrived would load the page anew: it is kept, and the app sends it. */
function keepEarlySubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || 'usable' in form.dataset) return;
  event.preventDefault();
  form.dataset['submitted'] = '';
}

function link(rel: 'stylesheet' | 'modulepreload', file: string): void {
  const made = document.createElement('link');
  made.rel = rel;
  made.href = file;
  document.head.append(made);
}

function askEarly(language: Language): void {
  const { apiBase } = __FIRST_PAINT__;
  if (apiBase === null) return;
  const headers = { Accept: 'application/json', 'Accept-Language': LANGUAGE_TAGS[language] };
  window.__rcepEarly = {};
  for (const url of earlyRequests(location.hash, apiBase)) {
    const answer = fetch(url, { headers });
    answer.catch(() => undefined);
    window.__rcepEarly[url] = answer;
  }
}

start();
