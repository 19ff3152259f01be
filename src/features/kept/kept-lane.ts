import type { KeptItem } from './kept-item';

/** A lane by its code as it is printed and its two countries as ISO codes. */
export interface KeptLane {
  code: string;
  from: string;
  to: string;
}

/**
 * The lane of a kept question or checklist whose title is the site's own, so that it can be said in another language;
 * null where the title is the reader's own words, as questions kept long ago may have, or the address tells no lane.
 */
export function keptLane({ kind, title, address }: KeptItem): KeptLane | null {
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
