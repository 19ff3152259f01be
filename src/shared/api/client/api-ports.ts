import type { KeyIn } from '@/shared/i18n/text-keys';

/** A message for the reader: the server's own words, else the text under `messageKey` of the namespace `messages`. */
export interface ErrorMessage {
  messageKey: KeyIn<'messages'>;
  values: Readonly<Record<string, string | number>>;
  serverMessage: string | null;
}

/** Everything the client needs from the application. */
export interface ApiPorts {
  /** The token, null if nobody is signed in. */
  getToken: () => string | null;
  /** Language of the reader, sent as `Accept-Language`. */
  locale: () => string;
  /** True while the current page needs no login: a stale token never navigates its reader away. */
  isPublicPage: () => boolean;
  /** Shows an error message. */
  notify: (message: ErrorMessage) => void;
  /** Shows the row-lock confirmation; true if the reader confirms. */
  confirmRowLock: (message: ErrorMessage) => Promise<boolean>;
  /** Reloads the page. */
  reload: () => void;
  /**
   * Drops token, roles and permissions at once and clears the dictionary cache; then navigates to `to` unless null,
   * and reloads the page if `reload`.
   */
  resetSession: (after: { reload: boolean; to: '/401' | null }) => void;
  /** Shows or hides the loading overlay. */
  overlay: (state: { open: boolean }) => void;
}
