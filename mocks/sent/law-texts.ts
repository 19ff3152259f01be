import { PLACE_NAMES } from '../data/countries/country-names';
import type { LawRecord } from '../data/laws/law-record';
import { lawFacetWords, lawTopics } from '../data/laws/law-words';
import { withOriginal } from '@/features/content/content-kind';
import { pick, type Locale, type Texts } from '../locale';

/** The BCP 47 tag of a text without words. */
const NO_WORDS = 'zxx';

/** The law's titles, its own name in place of a translation into its language. */
export const lawTitles = ({ titles, titleZh, titleEn, name }: LawRecord): Texts =>
  withOriginal<Texts & Record<string, string | undefined>>({ ...titles, zh: titleZh, en: titleEn }, name);

/** The law's number for a reader: in the reader's language if available, else in English, else in any. */
export function lawNumber({ number }: LawRecord, locale: Locale): { text: string; lang: string } | null {
  if (number === null) return null;
  return typeof number === 'string' ? { text: number, lang: NO_WORDS } : pick(number, locale);
}

/** The number in all available languages. */
export const lawNumbers = ({ number }: LawRecord): string[] =>
  number === null ? [] : typeof number === 'string' ? [number] : Object.values(number);

/** The facets of a law and the topics of its title, in the reader's language. */
export function lawTitleWords(law: LawRecord, locale: Locale): string[] {
  const facets = [
    lawFacetWords.kind[law.kind],
    ...law.standardType.map((type) => lawFacetWords.standardType[type]),
    ...law.productType.map((type) => lawFacetWords.productType[type]),
    PLACE_NAMES[law.country],
  ];
  return [...facets.flatMap((texts) => texts?.[locale] ?? []), ...topicsOf(law.titleZh, locale)];
}

/** The topics of a law's summary, in the reader's language. */
export const lawSummaryWords = ({ content }: LawRecord, locale: Locale): string[] =>
  topicsOf(content?.texts.zh ?? '', locale);

const topicsOf = (text: string, locale: Locale): string[] =>
  lawTopics.filter(({ about }) => text.includes(about)).flatMap(({ texts }) => texts[locale] ?? []);

/**
 * The text beside a law's title in a short list: a Chinese number beside a Chinese title, else English title and
 * number.
 */
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
