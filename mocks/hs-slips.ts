import { hsIndex, type Compared } from './hs-index';
import type { Locale } from './locale';

/** What was typed with one slip mended, and the language of the word that was meant. */
export interface Mended {
  text: string;
  lang: Locale;
}

/** Texts that differ by one slip from what was typed: a letter of a long word, a Chinese character that sounds the same. */
export function mendedTexts({ plain }: Compared): Mended[] {
  if (plain.length > LONGEST) return [];
  return [...mendedWords(plain), ...soundingAlike(plain)].slice(0, MOST_TRIED);
}

/** Longer texts are sentences: they have more than one slip, and each mended text costs a search. */
const LONGEST = 40;
const MOST_TRIED = 12;

/** A slip in a shorter word leads to too many others. */
const MIN_LATIN = 6;
const MIN_KOREAN_LETTERS = 6;
const MIN_KATAKANA = 5;
const WORD = /[a-z]+|[\p{Script=Hangul}]+|[\p{Script=Katakana}ー]+/gu;

let vocabulary: Map<string, Locale> | null = null;

/** The words of names and synonyms, with the language of one that has them. */
function knownWords(): Map<string, Locale> {
  if (vocabulary !== null) return vocabulary;
  const { entries, synonyms } = hsIndex();
  const texts = [
    ...synonyms,
    ...entries.flatMap(({ names }) => names.map(({ lang, main }) => ({ lang, ...main }))),
  ];
  const words = new Map<string, Locale>();
  for (const { lang, plain, single } of texts)
    for (const word of `${plain} ${single}`.match(WORD) ?? []) if (!words.has(word)) words.set(word, lang);
  vocabulary = words;
  return words;
}

function mendedWords(text: string): Mended[] {
  const words = knownWords();
  return (text.match(WORD) ?? []).flatMap((typed) => {
    if (words.has(typed)) return [];
    const meant = [...words].filter(([word]) => isOneSlip(typed, word));
    return meant.map(([word, lang]) => ({ text: text.replace(typed, word), lang }));
  });
}

/** Korean is compared by letters: one wrong letter of a syllable is one slip. */
function isOneSlip(typed: string, word: string): boolean {
  const [a, b] = [typed.normalize('NFD'), word.normalize('NFD')];
  if (Math.abs(a.length - b.length) > 1 || Math.max(a.length, b.length) < leastLength(b)) return false;
  return a.charAt(0) === b.charAt(0) && differByOne(a, b);
}

function leastLength(word: string): number {
  if (/^[a-z]/.test(word)) return MIN_LATIN;
  return /^\p{Script=Katakana}/u.test(word) ? MIN_KATAKANA : MIN_KOREAN_LETTERS;
}

/** True where one letter was left out, added, changed, or swapped with the next. */
function differByOne(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Characters in names of goods, each with others that sound the same and are typed in their place. */
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

function soundingAlike(text: string): Mended[] {
  return Array.from(text).flatMap((sign, place) =>
    SAME_SOUND.filter((group) => group.includes(sign))
      .flat()
      .filter((other) => other !== sign)
      .map((other) => ({ text: text.slice(0, place) + other + text.slice(place + 1), lang: 'zh' as const })),
  );
}
