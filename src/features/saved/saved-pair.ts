import type { SavedItem } from './saved-item';

/** A country pair with its code as printed and its two countries as ISO codes. */
export interface SavedPair {
  code: string;
  from: string;
  to: string;
}

/**
 * The country pair of a saved query or checklist with a generated title, so that it can be translated; null if the
 * title is the reader's own words, as in queries saved long ago, or the address has no country pair.
 */
export function savedPair({ kind, title, address }: SavedItem): SavedPair | null {
  if (kind !== 'query' && kind !== 'checklist') return null;
  const code = SITES_TITLE.exec(title)?.[1];
  const params = new URLSearchParams(address.split('?')[1]);
  const [hs, line, from, to] = ['hs', 'line', 'from', 'to'].map((name) => params.get(name) ?? '');
  if (code === undefined || !from || !to) return null;
  const digits = code.replaceAll('.', '');
  return digits === hs || digits === line ? { code, from, to } : null;
}

/** A code and two countries, with the colon of the language between. */
const SITES_TITLE = /^(\d[\d.]{5,})[:：]? ?\S.* → \S/;
