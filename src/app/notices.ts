import { create } from 'zustand';
import { sessionStore } from '@/shared/storage/browser-store';

/** A message to the reader: already a sentence in their language. */
export interface Notice {
  id: number;
  kind: 'info' | 'error';
  text: string;
}

/** A question about a locked row and where its answer goes. */
export interface RowLockQuestion {
  text: string;
  answer: (isConfirmed: boolean) => void;
}

interface NoticesState {
  notices: readonly Notice[];
  /** The question of a locked row (code 10100, specification §8). */
  rowLock: RowLockQuestion | null;
  /** True while calls of configured addresses are under way (specification §8, loading overlay). */
  isOverlayOpen: boolean;
}

export const useNotices = create<NoticesState>()(() => ({
  notices: [],
  rowLock: null,
  isOverlayOpen: false,
}));

let lastId = 0;

/** Shows a message; the same sentence already on screen is replaced, not repeated. */
export function showNotice(kind: Notice['kind'], text: string): void {
  lastId += 1;
  const notice = { id: lastId, kind, text };
  useNotices.setState((state) => ({
    notices: [...state.notices.filter((other) => other.text !== text), notice],
  }));
}

/** Takes a message away. */
export function dismissNotice(id: number): void {
  useNotices.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) }));
}

/** Asks whether to load the page again; true if the reader confirms. A newer question answers an open one with no. */
export function askRowLock(text: string): Promise<boolean> {
  useNotices.getState().rowLock?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      useNotices.setState({ rowLock: null });
      resolve(isConfirmed);
    };
    useNotices.setState({ rowLock: { text, answer } });
  });
}

/** Opens or closes the loading overlay. */
export function setOverlay(isOverlayOpen: boolean): void {
  useNotices.setState({ isOverlayOpen });
}

const KEPT_KEY = 'rcep:notice-after-reload';

/** Keeps the newest message over a reload of the page, which would otherwise wipe it before it is read. */
export function keepNoticesForReload(): void {
  const newest = useNotices.getState().notices.at(-1);
  if (newest) sessionStore.set(KEPT_KEY, newest.text);
}

/** Shows the message that was kept over a reload, once. */
export function showKeptNotice(): void {
  const text = sessionStore.get(KEPT_KEY);
  sessionStore.remove(KEPT_KEY);
  if (text !== null) showNotice('error', text);
}
