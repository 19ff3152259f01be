import { create } from 'zustand';
import { sessionStore } from '@/shared/storage/browser-store';

/** A message to the reader: already a sentence in their language. */
export interface Notice {
  id: number;
  kind: 'info' | 'error';
  text: string;
}

/** A question to the reader and where the answer goes. */
export interface Question {
  text: string;
  answer: (isConfirmed: boolean) => void;
}

interface NoticesState {
  notices: readonly Notice[];
  /** The question that waits for its answer, such as that of a locked row (code 10100, specification §8). */
  question: Question | null;
  /** True while calls of configured addresses are under way (specification §8, loading overlay). */
  isOverlayOpen: boolean;
}

export const useNotices = create<NoticesState>()(() => ({
  notices: [],
  question: null,
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

/** Asks the reader; true if they confirm. A newer question answers an open one with no. */
export function askConfirm(text: string): Promise<boolean> {
  useNotices.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      useNotices.setState({ question: null });
      resolve(isConfirmed);
    };
    useNotices.setState({ question: { text, answer } });
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
