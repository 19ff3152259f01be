/** What is said to the reader: the server's own words, else the text under `messageKey` of the namespace `messages`. */
export interface ErrorMessage {
  messageKey: string;
  values: Readonly<Record<string, string | number>>;
  serverMessage: string | null;
}

/** All that the client needs of the application around it. */
export interface ApiPorts {
  /** The token, null where nobody is signed in. */
  getToken: () => string | null;
  /** Language of the reader, sent as `Accept-Language`. */
  locale: () => string;
  /** True while the page in use needs no login: a stale token never takes its reader away. */
  isPublicPage: () => boolean;
  /** Shows an error message. */
  notify: (message: ErrorMessage) => void;
  /** Asks the question of a row lock; true if the reader confirms. */
  confirmRowLock: (message: ErrorMessage) => Promise<boolean>;
  /** Loads the page again. */
  reload: () => void;
  /**
   * Drops token, roles and permissions at once and clears the dictionary cache; then goes to the path `to` unless it is
   * null, and loads the page again if `reload`.
   */
  resetSession: (after: { reload: boolean; to: '/401' | null }) => void;
  /** Shows or hides the loading overlay. */
  overlay: (state: { open: boolean }) => void;
}
