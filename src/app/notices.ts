import { create } from 'zustand';
import { sessionStore } from '@/shared/storage/browser-store';
import { connectNotices, type NoticeKind } from '@/shared/ui/states/notify';

/** A message to the reader: already a sentence in their language. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  /** True: it is not dismissed automatically. */
  stays: boolean;
}

/** A question to the reader and the callback for the answer; null means it was closed. */
export interface AppQuestion {
  text: string;
  /** The labels of its buttons, if yes and no are two alternatives. */
  labels?: ChoiceLabels;
  answer: (isConfirmed: boolean | null) => void;
}

export interface ChoiceLabels {
  confirm: string;
  cancel: string;
}

interface NoticesState {
  notices: readonly Notice[];
  /** The open question, such as that of a locked row (code 10100, specification §8). */
  question: AppQuestion | null;
  /** True while requests to configured addresses are pending (specification §8, loading overlay). */
  isOverlayOpen: boolean;
}

let lastId = 0;

export const useNotices = create<NoticesState>()(() => ({
  notices: [],
  question: null,
  isOverlayOpen: false,
}));

/** Shows a message; replaces the same sentence if it is already shown. */
export function showNotice(kind: NoticeKind, text: string): void {
  openNotice(kind, text);
}

connectNotices(openNotice);

function openNotice(kind: NoticeKind, text: string, { stays } = { stays: false }): () => void {
  lastId += 1;
  const notice = { id: lastId, kind, text, stays };
  useNotices.setState((state) => ({
    notices: [...state.notices.filter((other) => other.text !== text), notice],
  }));
  return () => dismissNotice(notice.id);
}

/** Dismisses a message. */
export function dismissNotice(id: number): void {
  useNotices.setState((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) }));
}

/** Asks for confirmation; true if the reader confirms. A newer question answers an open one with no. */
export const askConfirm = async (text: string): Promise<boolean> => (await ask({ text })) === true;

/** Offers two alternatives; null if the reader closes the question, or a newer one replaces it. */
export const askChoice = (text: string, labels: ChoiceLabels): Promise<boolean | null> =>
  ask({ text, labels });

function ask(question: Omit<AppQuestion, 'answer'>): Promise<boolean | null> {
  useNotices.getState().question?.answer(null);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean | null) => {
      useNotices.setState({ question: null });
      resolve(isConfirmed);
    };
    useNotices.setState({ question: { ...question, answer } });
  });
}

/** Opens or closes the loading overlay. */
export function setOverlay(isOverlayOpen: boolean): void {
  useNotices.setState({ isOverlayOpen });
}

const STORAGE_KEY = 'rcep:notice-after-reload';

/** Stores the newest error message across a reload of the page, which would otherwise remove it before it is read. */
export function saveNoticesForReload(): void {
  const newest = useNotices.getState().notices.findLast(({ kind }) => kind === 'error');
  if (newest) sessionStore.set(STORAGE_KEY, newest.text);
}

/** Shows the message stored before a reload, once. */
export function showSavedNotice(): void {
  const text = sessionStore.get(STORAGE_KEY);
  sessionStore.remove(STORAGE_KEY);
  if (text !== null) showNotice('error', text);
}
