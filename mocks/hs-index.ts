import { hsSynonyms } from './data/hs-synonyms';
import { hsCodes, type HsCode } from './hs-codes';
import { folded, singular, squeezed } from './hs-words';
import { locales, type Locale, type Texts } from './locale';
import { namedGoods } from './named-goods';
import { scheduleOf } from './tariff-store';

/** A text as it is compared: folded, and the same with its English words in the singular. */
export interface Compared {
  plain: string;
  single: string;
}

/** A description with what it says the goods are. */
export interface Described extends Compared {
  lang: Locale;
  text: string;
}

/** A code with its names and the descriptions of the national lines below it. */
export interface Indexed {
  code: HsCode;
  names: Described[];
  national: Described[];
}

/** A synonym of some codes or headings, best first. */
export interface IndexedSynonym extends Described {
  codes: string[];
}

interface Index {
  entries: Indexed[];
  synonyms: IndexedSynonym[];
  /** What was typed; a synonym written with other spaces or hyphens as the synonym is spelt. */
  asked: (typed: string) => Compared;
}

let index: Index | null = null;

/** All that is searched. Made with the first search: other calls need not wait for it. */
export const hsIndex = (): Index => (index ??= makeIndex());

/** The importers of which official descriptions of national lines are held. */
const DESCRIBED_BY = ['VN', 'JP'];

function makeIndex(): Index {
  const english = [
    ...hsCodes.flatMap(({ names }) => names.en ?? []),
    ...hsSynonyms.flatMap(({ words }) => words.en),
  ];
  const known = new Set(english.flatMap((text) => folded(text).match(/[a-z]+/g) ?? []));
  const inSingular = (text: string) =>
    text.replace(/[a-z]+/g, (word) => singular(word, (candidate) => known.has(candidate)));
  const compared = (text: string, lang: Locale): Compared => {
    const plain = folded(text);
    return { plain, single: lang === 'en' ? inSingular(plain) : plain };
  };
  const described = (texts: Texts): Described[] =>
    locales.flatMap((lang) => {
      const text = texts[lang];
      return text === undefined ? [] : [{ lang, text, ...compared(namedGoods(text), lang) }];
    });
  const synonyms = hsSynonyms.flatMap(({ codes, words }) =>
    locales.flatMap((lang) => words[lang].map((text) => ({ codes, lang, text, ...compared(text, lang) }))),
  );
  const spelt = new Set(synonyms.map(({ plain }) => plain));
  const spellings = new Map(synonyms.map(({ plain, single }) => [squeezed(single), plain]));
  return {
    entries: hsCodes.map((code) => ({
      code,
      names: described(code.names),
      national: DESCRIBED_BY.flatMap((importer) => scheduleOf(importer)?.get(code.hs) ?? []).flatMap((line) =>
        described(line.description),
      ),
    })),
    synonyms,
    asked: (typed) => {
      const text = folded(typed);
      const key = squeezed(inSingular(text));
      const spelling = spellings.get(singular(key, (candidate) => spellings.has(candidate)));
      const plain = spelt.has(text) ? text : (spelling ?? text);
      return { plain, single: inSingular(plain) };
    },
  };
}
