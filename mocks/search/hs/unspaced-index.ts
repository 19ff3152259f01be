import { exactText } from './accents';
import type { WordQuery } from './hs-query';
import { BELOW_COST, COST, lengthCost, NO_HITS, type NameHits, type NameIndex } from './name-index';
import { namedGoodsOf } from './named-goods';
import { inSlices } from '../../next-task';
import type { SearchLang, SearchNames } from './search-names';

/** Texts of all codes in one string, so that one pass finds a word in all of them. */
interface Corpus {
  text: string;
  /** The start of each code's text. */
  starts: number[];
}

/** Between two texts. */
const END = '\n';

const SPACE = /[\s\-·・ㆍ]/g;

interface Corpora {
  own: Corpus;
  above: Corpus;
  named: Corpus;
  full: Corpus;
  /** Korean without its spaces. */
  joined: Corpus;
}

/**
 * An index of Chinese, Japanese or Korean names: words are not separated, so each matches anywhere in a name.
 * `codes` are in the order of the nomenclature.
 */
export async function unspacedIndex(
  lang: SearchLang,
  names: SearchNames,
  codes: readonly string[],
): Promise<NameIndex> {
  const texts = { own: [] as string[], above: [] as string[], named: [] as string[], full: [] as string[] };
  await inSlices(codes, (code, doc) => {
    const name = (names.get(code) ?? '').replace(/^> /, '');
    const { own, above, named } = namedGoodsOf(name);
    texts.own[doc] = written(own, lang);
    texts.above[doc] = above === '' ? '' : written(above, lang);
    texts.named[doc] = written(named, lang);
    texts.full[doc] = named === name ? '' : written(name, lang);
  });
  const corpora: Corpora = {
    own: corpusOf(texts.own),
    above: corpusOf(texts.above),
    named: corpusOf(texts.named),
    full: corpusOf(texts.full),
    joined: corpusOf(lang === 'ko' ? texts.own.map((text) => text.replaceAll(APART, '')) : []),
  };
  return {
    lang,
    find: (query) => findIn(lang, corpora, codes, query),
    words: () => new Set(corpora.own.text.match(WORDS) ?? []),
  };
}

const WORDS = /\p{Script=Hangul}+|[\p{Script=Katakana}ー]+/gu;

/** Marks a space between words, so that no match spans two of them. */
const APART = '_';

const written = (text: string, lang: SearchLang): string =>
  exactText(text).replace(SPACE, lang === 'ko' ? APART : '');

function corpusOf(texts: readonly string[]): Corpus {
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.length + 1;
  }
  return { text: texts.join(END) + END, starts };
}

function findIn(lang: SearchLang, corpora: Corpora, codes: readonly string[], query: WordQuery): NameHits {
  const whole = findWord(lang, corpora, codes, query.exact);
  if (whole.costs.size > 0 || query.words.length < 2) return whole;
  const each = query.words.map((word) => findWord(lang, corpora, codes, word.exact));
  const [first = NO_HITS] = each;
  const costs = new Map<number, number>();
  for (const doc of first.costs.keys()) {
    const sum = each.reduce((total, one) => total + (one.costs.get(doc) ?? Infinity), 0);
    if (sum < Infinity) costs.set(doc, sum / each.length + COST.apart);
  }
  return { costs, leftOut: new Set() };
}

function findWord(lang: SearchLang, corpora: Corpora, codes: readonly string[], typed: string): NameHits {
  const costs = new Map<number, number>();
  const leftOut = new Set<number>();
  const take = (doc: number, cost: number): void => {
    if (cost < (costs.get(doc) ?? Infinity)) costs.set(doc, cost);
  };
  for (const word of new Set([typed.replace(SPACE, ''), typed.replace(SPACE, APART)])) {
    if (word === '') continue;
    eachPlace(corpora.own, word, (doc, at, isFirst) => {
      const cost = placeCost(corpora.own.text, at, word, isFirst);
      if (cost === null) return;
      const length =
        (corpora.own.starts[doc + 1] ?? corpora.own.text.length) - (corpora.own.starts[doc] ?? 0);
      take(doc, cost + lengthCost(length * 2));
      if (isFirst) passDown(lang, codes, doc, cost, take);
    });
    eachPlace(corpora.above, word, (doc, at) => {
      if (placeCost(corpora.above.text, at, word, true) !== null) take(doc, COST.above);
    });
    eachPlace(corpora.named, word, (doc, at) => {
      if (placeCost(corpora.named.text, at, word, true) !== null) take(doc, COST.purpose);
    });
    eachPlace(corpora.full, word, (doc) => {
      if (!costs.has(doc)) leftOut.add(doc);
    });
  }
  const joined = typed.replace(SPACE, '');
  if (costs.size === 0 && joined.length >= MIN_JOINED)
    eachPlace(corpora.joined, joined, (doc) => take(doc, COST.within));
  return { costs, leftOut };
}

/** Shorter Korean words match by chance across two words. */
const MIN_JOINED = 4;

function eachPlace(
  { text, starts }: Corpus,
  word: string,
  found: (doc: number, at: number, isFirst: boolean) => void,
): void {
  let doc = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    while ((starts[doc + 1] ?? Infinity) <= at) doc += 1;
    found(doc, at, !FURTHER.test(text.slice(starts[doc], at)));
  }
}

/** Signs between the goods of a name. */
const FURTHER = /[、,;>(]|及び|並びに|又は/;

const BOUND = /[\n、,;>()[\]。]/;
const HEAD_END = /^(?:[\n、,;>()[\]。…]|及び|並びに|又は|及|或|和_?|과_|와_)/;
const NOT = /[非未不无無]/;
const LATIN = /[a-z]/;
const DIGIT = /\d/;

/** The cost of a word at a position; null if it is only part of a longer Latin word or number, or excluded. */
function placeCost(text: string, at: number, word: string, isFirst: boolean): number | null {
  const before = text.charAt(at - 1) || END;
  const end = at + word.length;
  const after = text.charAt(end);
  if (isInside(before, word.charAt(0)) || isInside(after, word.charAt(word.length - 1))) return null;
  if (NOT.test(before)) return null;
  const isEnd = HEAD_END.test(text.slice(end, end + 3));
  if (isEnd && BOUND.test(before)) return COST.exact + (isFirst ? 0 : 0.3);
  if (isEnd) return isFirst ? COST.head : COST.listed;
  // A single character is a word only if it is what the goods are.
  if (word.length === 1) return null;
  return isFirst ? COST.first : COST.within;
}

const isInside = (near: string, own: string): boolean =>
  (LATIN.test(near) && LATIN.test(own)) || (DIGIT.test(near) && DIGIT.test(own));

/** What a heading says of its goods also applies to the codes below it, which national tariffs do not repeat. */
function passDown(
  lang: SearchLang,
  codes: readonly string[],
  doc: number,
  cost: number,
  take: (doc: number, cost: number) => void,
): void {
  const heading = codes[doc] ?? '';
  if (heading.length !== 4 || lang === 'zh') return;
  for (let below = doc + 1; codes[below]?.startsWith(heading) === true; below += 1)
    take(below, cost + BELOW_COST);
}
