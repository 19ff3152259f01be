import { hsDigits } from './hs-code';

/** True for a good of chapters 50 to 63, which may use de minimis by weight as well as by value (3.7(b)). */
export function isTextile(hs: string): boolean {
  const chapter = Number(hsDigits(hs).slice(0, 2));
  return chapter >= 50 && chapter <= 63;
}
