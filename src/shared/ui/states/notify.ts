/** `success` says that something was done, `error` that it failed. */
export type NoticeKind = 'info' | 'success' | 'error';

type Show = (kind: NoticeKind, text: string, options?: { stays: boolean }) => () => void;

let show: Show = () => () => {};

/** The application's messages take over from here; before that nothing is shown. */
export function connectNotices(to: Show): void {
  show = to;
}

/**
 * Shows a sentence above the page and every dialog, until the time for messages (specification §9) has passed, or with `stays` until
 * the function that this returns is called.
 */
export const notify: Show = (kind, text, options) => show(kind, text, options);
