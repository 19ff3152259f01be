import type { HsPlace } from './hs-tree-schema';

/** The last chapter of each section, in order (HS 2022). */
const LAST_CHAPTERS = [
  5, 14, 15, 24, 27, 38, 40, 43, 46, 49, 63, 67, 70, 71, 83, 85, 89, 92, 93, 96, 97,
] as const;
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');

/** A place identified by its code alone. */
export type CodedPlace = Pick<HsPlace, 'code' | 'level'>;

/** The number of the section (`XX`) that a code of at least two digits is in; null where HS 2022 has no such chapter. */
export function sectionOf(digits: string): string | null {
  const chapter = Number(digits.slice(0, 2));
  if (!(chapter >= 1) || chapter === 77) return null;
  return ROMAN[LAST_CHAPTERS.findIndex((last) => chapter <= last)] ?? null;
}

/** Section, chapter, heading and subheading of a code of six digits or more; none where HS 2022 has no such chapter. */
export function placesAbove(hs: string): CodedPlace[] {
  const section = sectionOf(hs);
  if (section === null) return [];
  return [
    { code: section, level: 'section' },
    { code: hs.slice(0, 2), level: 'chapter' },
    { code: hs.slice(0, 4), level: 'heading' },
    { code: hs.slice(0, 6), level: 'subheading' },
  ];
}
