/** The last chapter of HS 2022; of those before, chapter 77 is left free. */
const LAST_CHAPTER = 97;
const FREE_CHAPTER = 77;

/** True where HS 2022 has the chapter that the digits begin with; countries use 98 and 99 for purposes of their own. */
export function hasHsChapter(digits: string): boolean {
  const chapter = Number(digits.slice(0, 2));
  return chapter >= 1 && chapter <= LAST_CHAPTER && chapter !== FREE_CHAPTER;
}
