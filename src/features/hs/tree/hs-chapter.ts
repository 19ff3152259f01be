/** The last chapter of HS 2022; chapter 77 is unused. */
const LAST_CHAPTER = 97;
const FREE_CHAPTER = 77;

/** True if the digits begin with a chapter of HS 2022; 98 and 99 are for national use. */
export function hasHsChapter(digits: string): boolean {
  const chapter = Number(digits.slice(0, 2));
  return chapter >= 1 && chapter <= LAST_CHAPTER && chapter !== FREE_CHAPTER;
}
