import type { FirstRequest } from '@/shared/pages/first-request';

/** Files by their places in `files`, and areas of texts. */
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

/** What index.html asks for ahead of the app; the build writes it there as JSON. */
export interface PreloadTable {
  /** What the app itself stands on, but for its long parts, which index.html asks for at once. */
  entry: readonly string[];
  /** Code and styles, each named once. */
  files: string[];
  /** The areas of texts that every page shows. */
  frame: readonly string[];
  /** By page. A path that ends in `/` stands for every address with one more part. */
  page: Partial<Record<string, PagePreload>>;
  /** The folder of the texts: `<language>/<area>.json` in it. */
  texts: string;
}
