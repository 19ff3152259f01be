/** A call as it is sent to the mocks with their sample data. */
export interface SentCall {
  /** The sample user who sends it; the super administrator if none is named. */
  as?: 'admin' | 'editor';
  /** The values of the names in the braces of the path. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  /** As it is before it is encrypted; what is secret is written as in `placeholders.ts`. */
  body?: Readonly<Record<string, unknown>>;
  /** Calls that are carried out before it: their examples, with what is sent differently. */
  first?: readonly EarlierCall[];
}

interface EarlierCall extends SentCall {
  operation: string;
}

/** An example of a call; the mocks give its answers. */
export interface SystemExample extends SentCall {
  /** Shown in place of the data of the answer, where these are secret or differ each time. */
  shown?: unknown;
  /** What is sent differently, by the code with which it is refused. */
  refused?: Readonly<Record<number, SentCall>>;
}

/** The id of the first row that is added to the sample data. */
export const ADDED = '1790000000000000001';

const STALE_VERSION = 7;

/** An update of a row that another user has changed. */
export const CHANGED = { 10100: { body: { version: STALE_VERSION } } };
