/** `success`: something was done, `error`: it failed. */
export type NoticeKind = 'info' | 'success' | 'error';

type Show = (kind: NoticeKind, text: string, options?: { stays: boolean }) => () => void;

let show: Show = () => () => {};

/** Connects the application's messages; before that nothing is shown. */
export function connectNotices(to: Show): void {
  show = to;
}

/**
 * Shows a sentence above the page and every dialog, for the message duration (specification §9), or with `stays`
 * until the returned function is called.
 */
export const notify: Show = (kind, text, options) => show(kind, text, options);
