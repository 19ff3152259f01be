import { timeoutManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { forgetServerState } from '@/shared/api/cache/api-scope';
import { paths } from '@/shared/routing/paths';
import type { server as apiServer } from '../../mocks/node';
import { openApp } from './open-app';

/** A part of a page: one of its outermost sections, or what is outside of them (`page`). */
interface Part {
  text: string;
  alerts: number;
}

/** The parts of a page by the words of their headings. */
export type Parts = ReadonlyMap<string, Part>;

const PATIENCE_MS = 60_000;
const RETRY_DELAY_MS = 500;
const BASE = '/rcep-boot/api/v1/portal/';
/** Asked by the footer when there is nothing more urgent to do. */
const FRAME_CALL = `${BASE}source/findPage`;

/** Makes the pause before the one automatic retry short; comes before any query of the file. */
export function hurryRetries(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) => setTimeout(callback, delay === RETRY_DELAY_MS ? 1 : delay),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (callback, delay) => setInterval(callback, delay),
    clearInterval: (id) => clearInterval(id),
  });
}

/** Remembers the calls of the portal that were made since `forget`, and whether any call is under way. */
export function watchCalls(server: typeof apiServer) {
  const made = new Map<string, string>();
  const others = new Set<string>();
  const open = new Set<string>();
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request, requestId }) => {
    const { pathname, search } = new URL(request.url);
    open.add(requestId);
    if (request.method === 'GET' && pathname.startsWith(BASE) && pathname !== FRAME_CALL)
      made.set(pathname.slice(BASE.length), `${pathname.slice(BASE.length - 1)}${search && '?'}`);
    else if (pathname !== FRAME_CALL) others.add(`${request.method} ${pathname}`);
  });
  server.events.on('request:end', ({ requestId }) => void open.delete(requestId));
  return {
    made: () => [...made.keys()].toSorted(),
    /** What of its address tells a call from all others. */
    fragmentOf: (call: string) => made.get(call) ?? `/${call}`,
    /** Calls that are no reading of the portal. */
    others: () => [...others],
    hasMade: (calls: readonly string[]) => calls.every((call) => made.has(call)),
    isQuiet: () => open.size === 0,
    forget: () => {
      made.clear();
      others.clear();
      open.clear();
    },
  };
}

export type Calls = ReturnType<typeof watchCalls>;

/** The main part of the page; asked of the document itself, because roles cost too much to be requested at each wait. */
export function main(): HTMLElement {
  const [element] = document.getElementsByTagName('main');
  if (element === undefined) throw new Error('There is no page');
  return element;
}
export const alerts = (): HTMLElement[] => [...main().querySelectorAll<HTMLElement>('[role=alert]')];
export const isLoading = (): boolean =>
  ['loading-state', 'skeleton'].some((name) => main().getElementsByClassName(name).length > 0) ||
  /正在(读取|查找|判定)/.test(main().textContent);

/** Opens the app at the address, with the code of the page that `leave` goes to. */
export async function openPage(address: string): Promise<void> {
  await openApp(paths.unauthorized());
  await until('the page that asks nothing', isAway);
  await goTo(address);
}

/** Goes to an address inside the open app. */
export async function goTo(address: string): Promise<void> {
  await act(async () => {
    window.location.hash = `#${address}`;
    await tick();
  });
}

/** Leaves for a page that asks nothing, and forgets all answers. */
export async function leave(): Promise<void> {
  await goTo(paths.unauthorized());
  await until('the page that asks nothing', isAway);
  forgetServerState();
}

const isAway = () => document.querySelector(`main a[href="#${paths.login()}"]`) !== null;

/** Waits until `isSo` twice in a row with nothing changed in between. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let before: string | null = null;
  while (performance.now() < end) {
    const now = isSo() ? main().textContent : null;
    if (now !== null && now === before) return;
    before = now;
    await act(tick);
  }
  throw new Error(`Waited in vain for ${what}; the page says: ${document.body.textContent.slice(0, 800)}`);
}

const tick = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

/** Presses every 重试 of the page; sections that share an answer are read again together. */
export async function retryAll(): Promise<void> {
  for (const alert of alerts()) {
    // One press may have done for several.
    if (alert.isConnected) await act(async () => retryOf(alert)?.click());
  }
}

export const retryOf = (alert: HTMLElement): HTMLButtonElement | undefined =>
  [...alert.querySelectorAll('button')].find((button) => button.textContent === '重试');

/** The page as it stands, part by part. */
export function partsOfPage(): Parts {
  const sections = [...main().querySelectorAll('section')].filter(
    (section) => section.parentElement?.closest('section') === null,
  );
  const parts = new Map<string, Part>();
  for (const section of sections) parts.set(nameOf(section), partOf(section));
  return parts.set(
    'page',
    partOf(main(), ({ localName }) => localName === 'section'),
  );
}

/** What is said aloud is left out: it comes some time after what is seen. */
function partOf(part: Element, isElsewhere: (element: Element) => boolean = () => false): Part {
  const texts: string[] = [];
  let alertsSeen = 0;
  const read = (element: Element) => {
    for (const node of element.childNodes) {
      if (node instanceof Text) texts.push(node.data);
      if (!(node instanceof Element) || node.hasAttribute('aria-live') || isElsewhere(node)) continue;
      if (node.getAttribute('role') === 'alert') alertsSeen += 1;
      read(node);
    }
  };
  read(part);
  return { text: texts.join('').replaceAll(/\s+/g, ' '), alerts: alertsSeen };
}

const nameOf = (section: Element) =>
  section.getAttribute('aria-label') ?? section.querySelector('h2, h3')?.textContent ?? '';

/** The parts that have changed although they do not say that they failed; one that is gone is excused by an alert of the page. */
export function quietlyChanged(before: Parts, now: Parts): string[] {
  const isExcused = (now.get('page')?.alerts ?? 0) > 0;
  return [...before].flatMap(([name, { text }]) => {
    const part = now.get(name);
    if (part === undefined ? isExcused : part.alerts > 0 || part.text === text) return [];
    return [name];
  });
}
