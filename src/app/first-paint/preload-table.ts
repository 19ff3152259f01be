import type { FirstRequest } from '@/shared/pages/first-request';

/** Files by their index in `files`, and areas of texts. */
export interface Wave {
  files: readonly number[];
  areas: readonly string[];
}

/** What a page needs beside the entry and after it, and the requests that can be sent before its code is there. */
export interface PagePreload {
  beside: Wave;
  after: Wave;
  requests?: readonly FirstRequest[];
}

/** The requests of index.html ahead of the app; the build writes them there as JSON. */
export interface PreloadTable {
  /** The app's own modules, except for its long parts, which index.html requests at once. */
  entry: readonly string[];
  /** Code and styles, without duplicates. */
  files: string[];
  /** The areas of texts of every page. */
  frame: readonly string[];
  /** By page. A path that ends in `/` matches every address with one more part. */
  page: Partial<Record<string, PagePreload>>;
  /** The folder of the texts: it contains `<language>/<area>.json`. */
  texts: string;
}
