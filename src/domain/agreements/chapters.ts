import type { ChapterRange } from './criteria';

/** True where the chapter of an HS code lies in one of the ranges. */
export function isInChapters(hs: string, ranges: readonly ChapterRange[]): boolean {
  const chapter = Number(hs.replace(/\D/g, '').slice(0, 2));
  return ranges.some(([first, last]) => chapter >= first && chapter <= last);
}
