import { exactText, folded, hasAccents } from './accents';
import { hsSynonyms } from './data/hs-synonyms';
import { hsCodes, type HsCode } from './hs-codes';
import { oneSpelling, singular, squeezed, withoutHyphens } from './hs-words';
import { locales, type Locale, type Texts } from './locale';
import { mainGoods, namedGoods } from './named-goods';
import { scheduleOf } from './tariff-store';

/** A text as it is compared: with accents, without, and the same with its English words in the singular and one spelling. */
export interface Compared {
  exact: string;
  plain: string;
  single: string;
  /** `plain` without spaces. */
  joined: string;
}

/** What was typed, and its words; with accents it means just these letters. */
export interface WordQuery extends Compared {
  isAccented: boolean;
  words: readonly Compared[];
}

/** A description with what it says the goods are, and which of that they are themselves. */
export interface Described extends Compared {
  lang: Locale;
  text: string;
  main: Compared;
  /** With what it leaves out. */
  full: Compared;
}

/** A code with its names and the descriptions of the national lines below it. */
export interface Indexed {
  code: HsCode;
  names: Described[];
  national: Described[];
}

/** A synonym of some codes or headings, best first. */
export interface IndexedSynonym extends Compared {
  lang: Locale;
  text: string;
  codes: string[];
}

interface Index {
  entries: Indexed[];
  synonyms: IndexedSynonym[];
  /** What was typed; a synonym written with other spaces or hyphens as the synonym is spelt. */
  queryOf: (typed: string) => WordQuery;
}

let index: Index | null = null;

/** All that is searched. Made with the first search: other calls need not wait for it. */
export const hsIndex = (): Index => (index ??= makeIndex());

/** The importers of which official descriptions of national lines are held. */
const DESCRIBED_BY = ['VN', 'JP'];

function makeIndex(): Index {
  const linesOf = ({ hs }: HsCode): Texts[] =>
    DESCRIBED_BY.flatMap((importer) => scheduleOf(importer)?.get(hs) ?? []).map((line) => line.description);
  const inSingular = singularOf([
    ...hsCodes.flatMap((code) => [code.names, ...linesOf(code)].flatMap(({ en }) => en ?? [])),
    ...hsSynonyms.flatMap(({ words }) => words.en),
  ]);
  const compared = (text: string, lang: Locale): Compared => {
    const exact = withoutHyphens(exactText(text));
    const plain = folded(exact);
    const single = lang === 'en' ? inSingular(plain) : plain;
    return { exact, plain, single, joined: squeezed(plain) };
  };
  const described = (texts: Texts): Described[] =>
    locales.flatMap((lang) => {
      const text = texts[lang];
      if (text === undefined) return [];
      const named = compared(namedGoods(text), lang);
      return [{ lang, text, ...named, main: compared(mainGoods(text), lang), full: compared(text, lang) }];
    });
  const synonyms = hsSynonyms.flatMap(({ codes, words }) =>
    locales.flatMap((lang) => words[lang].map((text) => ({ codes, lang, text, ...compared(text, lang) }))),
  );
  const spelt = spellingOf(synonyms, inSingular);
  return {
    entries: hsCodes.map((code) => ({
      code,
      names: described(code.names),
      national: linesOf(code).flatMap(described),
    })),
    synonyms,
    queryOf: (typed) => {
      const text = spelt(withoutHyphens(exactText(typed)));
      const words = text.split(' ').map((word) => compared(word, 'en'));
      return { ...compared(text, 'en'), isAccented: hasAccents(typed), words };
    },
  };
}

/** Writes the English words of a text in the singular and in one spelling. */
function singularOf(english: readonly string[]): (text: string) => string {
  const wordsOf = (text: string) => withoutHyphens(folded(text)).match(/[a-z]+/g) ?? [];
  const known = new Set(english.flatMap(wordsOf).map(oneSpelling));
  return (text) =>
    text.replace(/[a-z]+/g, (word) => singular(oneSpelling(word), (candidate) => known.has(candidate)));
}

/** Writes what was typed as the synonym it is, where only spaces or an English plural differ. */
function spellingOf(
  synonyms: readonly IndexedSynonym[],
  inSingular: (text: string) => string,
): (typed: string) => string {
  const spelt = new Set(synonyms.map(({ plain }) => plain));
  const loose = new Map(synonyms.map(({ plain, single }) => [squeezed(single), plain]));
  const strict = new Map(synonyms.map(({ exact }) => [squeezed(exact), exact]));
  return (typed) => {
    if (hasAccents(typed)) return strict.get(squeezed(typed)) ?? typed;
    const key = squeezed(inSingular(typed));
    return spelt.has(typed) ? typed : (loose.get(singular(key, (word) => loose.has(word))) ?? typed);
  };
}
