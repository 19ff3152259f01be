import { hsSynonymIndex, nameIndex } from './hs-index';
import type { Meant } from './hs-parts';
import type { Compared } from './hs-query';
import type { Locale } from '../../locale';
import type { SearchLang } from './search-names';

/** Texts with one typo corrected: a letter of a long word, a Chinese character that sounds the same. */
export async function mendedTexts({ plain }: Compared, locale: Locale): Promise<Meant[]> {
  if (plain.length > LONGEST) return [];
  return [...(await mendedWords(plain, locale)), ...soundingAlike(plain)].slice(0, MOST_TRIED);
}

/** Longer texts are sentences: they have more than one typo, and each corrected text costs a search. */
const LONGEST = 40;
const MOST_TRIED = 8;

/** A typo in a shorter word matches too many others. */
const MIN_LATIN = 5;
const MIN_KOREAN_LETTERS = 6;
const MIN_KATAKANA = 5;
const WORD = /[a-z]+|[\p{Script=Hangul}]+|[\p{Script=Katakana}ー]+/gu;

/** Words of synonyms and names by their first letter, with the language of one that has them. */
type Vocabulary = Map<string, Map<string, SearchLang>>;

const vocabularies = new Map<string, Promise<Vocabulary>>();

/** The words of synonyms and of names in the languages of a script; everyday words first. */
function knownWords(languages: readonly SearchLang[]): Promise<Vocabulary> {
  const key = languages.join();
  const known = vocabularies.get(key) ?? readWords(languages);
  vocabularies.set(key, known);
  return known;
}

async function readWords(languages: readonly SearchLang[]): Promise<Vocabulary> {
  const words: Vocabulary = new Map();
  const add = (word: string, lang: SearchLang): void => {
    const first = word.normalize('NFD').charAt(0);
    const sameFirst = words.get(first) ?? new Map<string, SearchLang>();
    words.set(first, sameFirst);
    if (!sameFirst.has(word)) sameFirst.set(word, lang);
  };
  const { synonyms } = await hsSynonymIndex();
  for (const { lang, plain } of synonyms) for (const word of plain.match(WORD) ?? []) add(word, lang);
  for (const lang of languages) for (const word of (await nameIndex(lang)).words()) add(word, lang);
  return words;
}

function languagesOf(text: string, locale: Locale): SearchLang[] {
  if (/\p{Script=Hangul}/u.test(text)) return ['ko'];
  if (/\p{Script=Katakana}/u.test(text)) return ['ja'];
  const others: SearchLang[] = ['en', 'vi', 'ms', 'id'];
  return others.toSorted((a, b) => Number(b === locale) - Number(a === locale));
}

async function mendedWords(text: string, locale: Locale): Promise<Meant[]> {
  const typedWords = text.match(WORD) ?? [];
  if (typedWords.length === 0) return [];
  const vocabulary = await knownWords(languagesOf(text, locale));
  return typedWords.flatMap((typed) => {
    const words = vocabulary.get(typed.normalize('NFD').charAt(0)) ?? new Map<string, SearchLang>();
    if (words.has(typed)) return [];
    const meant = [...words].filter(([word]) => isOneTypo(typed, word));
    return meant.map(([word, lang]) => ({ text: text.replace(typed, word), lang, isPart: false }));
  });
}

/** Korean is compared by letters: one wrong letter of a syllable is one typo. */
function isOneTypo(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  const [a, b] = [typed.normalize('NFD'), word.normalize('NFD')];
  if (Math.abs(a.length - b.length) > 1 || Math.max(a.length, b.length) < leastLength(b)) return false;
  return a.charAt(0) === b.charAt(0) && differByOne(a, b);
}

function leastLength(word: string): number {
  if (/^[a-z]/.test(word)) return MIN_LATIN;
  return /^\p{Script=Katakana}/u.test(word) ? MIN_KATAKANA : MIN_KOREAN_LETTERS;
}

/** True if one letter was left out, added, changed, or swapped with the next. */
function differByOne(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Characters in names of goods, each with others that sound the same and are mistyped for it. */
const SAME_SOUND = [
  '池迟持驰',
  '板版',
  '器气汽',
  '机几',
  '锂理里离',
  '钢刚纲',
  '管馆',
  '泥尼',
  '砖专',
  '棉绵',
  '裤库',
  '衫山',
  '瓷磁词',
  '铝吕',
  '型形',
  '缆览',
  '充冲',
  '压亚',
  '电店典',
  '线限现',
  '轮伦',
  '胎台',
  '纱沙',
  '阀伐',
  '窗创',
].map((group) => Array.from(group));

function soundingAlike(text: string): Meant[] {
  return Array.from(text).flatMap((sign, place) =>
    SAME_SOUND.filter((group) => group.includes(sign))
      .flat()
      .filter((other) => other !== sign)
      .map((other) => ({
        text: text.slice(0, place) + other + text.slice(place + 1),
        lang: 'zh' as const,
        isPart: false,
      })),
  );
}
