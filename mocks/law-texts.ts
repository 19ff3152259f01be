import type { LawRecord } from './data/laws/law-record';
import { pick, type Locale } from './locale';

/** What BCP 47 calls a text without words. */
const NO_WORDS = 'zxx';

/** The law's number for a reader: in the reader's language where it is held in it, else in English, else in any. */
export function lawNumber({ number }: LawRecord, locale: Locale): { text: string; lang: string } | null {
  if (number === null) return null;
  return typeof number === 'string' ? { text: number, lang: NO_WORDS } : pick(number, locale);
}

/** The number in all the languages it is held in. */
export const lawNumbers = ({ number }: LawRecord): string[] =>
  number === null ? [] : typeof number === 'string' ? [number] : Object.values(number);

/** What stands beside a law's title in a short list: a Chinese number beside a Chinese title, else English title and number. */
export function besideLawTitle(
  law: LawRecord,
  title: { lang: string },
): { text: string; lang: string } | null {
  const chinese = title.lang === 'zh' ? lawNumber(law, 'zh') : null;
  if (chinese?.lang === 'zh') return chinese;
  const parts = [title.lang === 'zh' ? law.titleEn : null, lawNumber(law, 'en')?.text ?? null];
  const text = parts.filter((part) => part !== null).join(', ');
  return text === '' ? null : { text, lang: 'en' };
}
