import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { languageName } from '@/shared/i18n/language-name';
import { LANGUAGE_NAMES, LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';

/**
 * What a placeholder takes. A `count` is a number of things; `many` is one that is never 0 or 1, as a limit or the number of
 * all records of a library; a `number` counts nothing: a rank, a row, a share. A `vagueDate` may be a month or a year.
 */
export type ValueKind =
  | 'country'
  | 'count'
  | 'many'
  | 'number'
  | 'date'
  | 'vagueDate'
  | 'language'
  | 'rate'
  | 'money'
  | 'text'
  | 'code';

/** A sentence with a value in the place of a placeholder. */
export interface Composed {
  text: string;
  /** The placeholder. */
  name: string;
  /** Where the value begins and ends. */
  start: number;
  end: number;
  kind: ValueKind;
}

/** The values of a kind that sentences are tried with. */
function valuesOf(kind: ValueKind, language: Language, countries: readonly string[]): readonly string[] {
  switch (kind) {
    case 'country':
      return countries;
    case 'count':
    case 'number':
      return [0, 1, 2, 1000].map((value) => formatNumber(value, language));
    case 'many':
      return [2, 1000].map((value) => formatNumber(value, language));
    case 'date':
      return ['2026-07-01', '2026-12-31'].map((date) => dateInText(date, language));
    case 'vagueDate':
      return ['2026-07-01', '2026-07', '2026'].map((date) => dateInText(date, language));
    case 'language':
      return LANGUAGES.map((each) => languageName(each, language));
    case 'rate':
      return ['0%', '8.2%'];
    case 'money':
      return ['CNY\u00a01', 'CNY\u00a01,200'];
    case 'text':
      return SAMPLE_WORDS[language];
    case 'code':
      return ['8507.60'];
  }
}

/** Names as they come from data: in Korean one that ends in a vowel and one that does not. */
const SAMPLE_WORDS: Record<Language, readonly string[]> = {
  zh: ['电池'],
  en: ['Battery'],
  ja: ['電池'],
  ko: ['전지', '제품'],
  vi: ['pin'],
  ms: ['bateri'],
};

const PLACEHOLDER = /\{\{\s*(\w+)[^}]*\}\}/g;

/** The names of the placeholders of a text. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Every value of every placeholder in the text, one at a time; the others show the first of their values. */
export function composedOf(
  text: string,
  kindOf: (name: string) => ValueKind,
  language: Language,
  countries: readonly string[],
): Composed[] {
  const names = [...new Set(placeholdersOf(text))];
  return names.flatMap((name) =>
    valuesOf(kindOf(name), language, countries)
      .flatMap((value) =>
        composedWith(text, name, value, (other) => valuesOf(kindOf(other), language, countries)[0] ?? ''),
      )
      .map((made) => ({ ...made, name, kind: kindOf(name) })),
  );
}

function composedWith(
  text: string,
  name: string,
  value: string,
  otherValue: (name: string) => string,
): Omit<Composed, 'name' | 'kind'>[] {
  const places: { start: number; end: number }[] = [];
  let made = '';
  let read = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    made += text.slice(read, match.index);
    read = match.index + match[0].length;
    const isMeant = match[1] === name;
    const written = isMeant ? value : otherValue(match[1] ?? '');
    if (isMeant) places.push({ start: made.length, end: made.length + written.length });
    made += written;
  }
  made += text.slice(read);
  return places.map((place) => ({ text: made, ...place }));
}

/**
 * What is wrong with a sentence with its values in it, in the known ways to go wrong; empty where nothing is. `isSingular`
 * is said of a text that is the English singular: its verb ends in -s.
 */
export function faultsOf(composed: Composed, language: Language, isSingular = false): string[] {
  const plural = pluralFaults(composed, language, isSingular && composed.name === 'count');
  const faults = [...particleFaults(composed, language), ...plural, ...dateFaults(composed, language)];
  return [...new Set([...faults, ...faultsOfText(composed.text, language)])];
}

/** What is wrong with a text whatever its values. */
export function faultsOfText(text: string, language: Language): string[] {
  const faults: string[] = [];
  if (/%\s*%|％\s*[%％]/.test(text)) faults.push('percent sign twice');
  if (/\(\s*\)|（\s*）|\[\s*\]|“”|‘’|「」|《》/.test(text)) faults.push('empty brackets');
  if (/\S {2,}\S/.test(text)) faults.push('two spaces');
  if (/(?<!\.) [,.;:!?](?=\s|$)/.test(text)) faults.push('space before a sign');
  if (/(?<![\w/-])\d{4}-\d{2}(?:-\d{2})?(?![\w-])/.test(text)) faults.push('ISO date');
  for (const other of LANGUAGES) {
    if (other !== language && !isSharedName(other, language) && text.includes(LANGUAGE_NAMES[other]))
      faults.push(`language named ${LANGUAGE_NAMES[other]}`);
  }
  return faults;
}

/** 中文 may be part of a Japanese word. */
const isSharedName = (name: Language, reader: Language): boolean => name === 'zh' && reader === 'ja';

const PAIRS = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
] as const;

/** A Korean particle that does not fit the sound the value ends with. */
function particleFaults({ text, end, start }: Composed, language: Language): string[] {
  if (language !== 'ko') return [];
  const value = text.slice(start, end);
  const particle = /^(은|는|이|가|을|를|과|와|으로|로)(?![가-힣(])/.exec(
    text.slice(end).replace(/^<\/\w+>/, ''),
  )?.[1];
  const final = finalOf(value);
  if (particle === undefined || final === null) return [];
  if (particle === '로' || particle === '으로')
    return (particle === '로') === (final === '' || final === 'ㄹ') ? [] : [`particle ${value}${particle}`];
  const isAfterConsonant = PAIRS.some(([after]) => after === particle);
  return isAfterConsonant === (final !== '') ? [] : [`particle ${value}${particle}`];
}

const FINAL_OF_DIGIT = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''];
const RIEUL = 8;

/** The consonant a word ends with when it is read: '' where there is none, 'x' for any other than ㄹ, null where it cannot be said. */
function finalOf(value: string): string | null {
  if (value.endsWith('%')) return '';
  if (/\d,?000$/.test(value)) return 'x';
  const last = value.at(-1) ?? '';
  if (/\d/.test(last)) return FINAL_OF_DIGIT[Number(last)] ?? null;
  const place = last.charCodeAt(0) - 0xac00;
  if (place < 0 || place > 11171) return null;
  const final = place % 28;
  return final === 0 ? '' : final === RIEUL ? 'ㄹ' : 'x';
}

/** Words that stand before a plural without being counted: “1 of the lines”, “1 is”. */
const NO_NOUN = /^(?:is|was|has|as|this|plus|less|across|unless|process|basis|series|its|us|does)$/;
const BETWEEN =
  /^(?!of$|is$|in$|to$|and$|or$|on$|for$|from$|by$|with$|are$|were$|at$|has$|was$|step$)[a-z-]+$/;

/** English “1 lines”, “1 are”, “1 more cases”. */
function pluralFaults(
  { text, start, end, kind }: Composed,
  language: Language,
  isSingular: boolean,
): string[] {
  if (language !== 'en' || kind !== 'count' || text.slice(start, end) !== '1') return [];
  const words =
    text
      .slice(end)
      .split(/[.,;:()“”]/)[0]
      ?.trim()
      .split(/\s+/) ?? [];
  if (/^(?:are|were|have|do)$/.test(words[0] ?? '')) return [`1 ${words[0]}`];
  if (isSingular) return [];
  for (const [place, word] of words.slice(0, 3).entries()) {
    if (/[a-z]{2}s$/.test(word) && !word.endsWith('ss') && !NO_NOUN.test(word))
      return [`1 ${words.slice(0, place + 1).join(' ')}`];
    if (!BETWEEN.test(word)) return [];
    // “1 line of which”, “1 case opened by”: the noun has come.
    if (place > 0 && !/(?:ed|more|other|digit)$/.test(words[place - 1] ?? '')) return [];
  }
  return [];
}

/** What is said beside a date has to fit it, a day as well as a month or a year. */
function dateFaults({ text, start, end, kind }: Composed, language: Language): string[] {
  if (kind !== 'date' && kind !== 'vagueDate') return [];
  const value = text.slice(start, end);
  const before = text.slice(0, start).replace(/<\w+>$/, '');
  const after = text.slice(end).replace(/^<\/\w+>/, '');
  const isDay = /^(?:\d{2}\/\d{2}\/\d{4}|\d{1,2} \p{L}+ \d{4})$/u.test(value);
  const faults: string[] = [];
  const isUnspaced = language === 'zh' || language === 'ja';
  if (isUnspaced && /[\u3040-\u30ff\u4e00-\u9fff] $/.test(before)) faults.push('space before the date');
  if (isUnspaced && /^ [\u3040-\u30ff\u4e00-\u9fff]/.test(after)) faults.push('space after the date');
  if (/[年月日]$/.test(value) && /^\s?[年月日]/.test(after)) faults.push('unit of the date twice');
  if (/[년월일]$/.test(value) && /^\s?(?:년|월|일)(?![가-힣])/.test(after))
    faults.push('unit of the date twice');
  if (language === 'en' && /\bon $/i.test(before) && !isDay) faults.push(`on ${value}`);
  if (language === 'en' && /\bin $/i.test(before) && isDay) faults.push(`in ${value}`);
  if (language === 'vi' && /ngày $/i.test(before) && !isDay) faults.push(`ngày ${value}`);
  return faults;
}
