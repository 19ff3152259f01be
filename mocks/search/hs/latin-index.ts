import { exactText, unaccented } from './accents';
import { singularOf, type Compared, type WordQuery } from './hs-query';
import { withoutHyphens } from './hs-words';
import { BELOW_COST, COST, keyOf, lengthCost, NO_HITS, type NameHits, type NameIndex } from './name-index';
import { namedGoodsOf } from './named-goods';
import { inSlices } from '../../next-task';
import type { SearchLang, SearchNames } from './search-names';
import { isShort } from './word-match';

const PLACES = [COST.head, COST.listed, COST.first, COST.within, COST.above, COST.purpose] as const;
const HEAD = 0;
const FIRST = 2;
const ABOVE = 4;
const PURPOSE = 5;
const LEFT_OUT = 6;
/** Positions are packed into the low bits of an entry, the code into the others. */
const PLACE_BITS = 3;

interface Postings {
  /** Entries of each word as written; a code with the position of the word in its name. */
  entries: Map<string, number[]>;
  /** Codes with a part that consists of exactly these words. */
  parts: Map<string, number[]>;
  /** What the goods of each code are, words separated by single spaces. */
  texts: string[];
}

/** A word, or a sign between the goods of a name. */
const WORD_OR_SIGN = /[\p{L}\p{N}][\p{L}\p{N}.'%]*|[;>,()/]/gu;
const BASIC_WORD_OR_SIGN = /[a-z0-9][a-z0-9.'%]*|[;>,()/]/g;
const SIGN = /^[;>,()/]$/;
const AND: ReadonlySet<string> = new Set(['and', 'or', 'và', 'hoặc', 'dan', 'atau']);

/** An index of names in Latin script by their words. `codes` are in the order of the nomenclature. */
export async function latinIndex(
  lang: SearchLang,
  names: SearchNames,
  codes: readonly string[],
): Promise<NameIndex> {
  const postings: Postings = { entries: new Map(), parts: new Map(), texts: [] };
  const spelt = new Set<string>();
  const read = (text: string): string[] => {
    const exact = withoutHyphens(exactText(text));
    if (lang !== 'en') return exact.match(WORD_OR_SIGN) ?? [];
    const words: string[] = unaccented(exact).match(BASIC_WORD_OR_SIGN) ?? [];
    for (const word of words) spelt.add(word);
    return words.map(singularOf);
  };
  await inSlices(codes, (code, doc) => addName(postings, doc, names.get(code) ?? '', read));
  const variants = await variantsOf(postings.entries);
  const sorted = [...variants.keys()].sort();
  const finder: Finder = { lang, codes, postings, variants, sorted };
  return {
    lang,
    find: (query) => findIn(finder, query),
    words: () => (lang === 'en' ? spelt : variants.keys()),
  };
}

function addName(postings: Postings, doc: number, path: string, read: (text: string) => string[]): void {
  const name = path.startsWith('> ') ? path.slice(2) : path;
  const { own, above, named } = namedGoodsOf(name);
  const places = new Map<string, number>();
  const place = (word: string, at: number): void => {
    if (at < (places.get(word) ?? Infinity) && !SIGN.test(word)) places.set(word, at);
  };
  const text = addOwn(postings, doc, read(own), place);
  if (above !== '') for (const word of read(above)) place(word, ABOVE);
  if (named.length > own.length + above.length + 3) for (const word of read(named)) place(word, PURPOSE);
  if (named.length !== name.length) for (const word of read(name)) place(word, LEFT_OUT);
  for (const [word, at] of places) add(postings.entries, word, (doc << PLACE_BITS) | at);
  postings.texts[doc] = ` ${text} `;
}

/** Indexes the words of what the goods are; returns the words as one text. */
function addOwn(
  { parts }: Postings,
  doc: number,
  words: readonly string[],
  place: (word: string, at: number) => void,
): string {
  let text = '';
  let part = '';
  let isFurther = false;
  const endPart = (): void => {
    if (part !== '') add(parts, part, doc);
    text += part === '' ? '' : `${part} , `;
    part = '';
  };
  for (const word of words) {
    if (SIGN.test(word)) {
      endPart();
      isFurther = word !== ';' && word !== '>';
      continue;
    }
    if (AND.has(word)) {
      endPart();
      isFurther = true;
    }
    place(word, (part === '' ? HEAD : FIRST) + (isFurther ? 1 : 0));
    part = part === '' ? word : `${part} ${word}`;
    if (AND.has(word)) part = '';
  }
  endPart();
  return text;
}

function add(to: Map<string, number[]>, key: string, value: number): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, [value]);
  else known.push(value);
}

/** The written forms of words, by their form without accents. */
async function variantsOf(entries: ReadonlyMap<string, number[]>): Promise<Map<string, string[]>> {
  const variants = new Map<string, string[]>();
  await inSlices([...entries.keys()], (word) => {
    const plain = unaccented(word);
    const known = variants.get(plain);
    if (known === undefined) variants.set(plain, [word]);
    else known.push(word);
  });
  return variants;
}

interface Finder {
  lang: SearchLang;
  codes: readonly string[];
  postings: Postings;
  variants: ReadonlyMap<string, string[]>;
  sorted: readonly string[];
}

function findIn(finder: Finder, query: WordQuery): NameHits {
  const { words } = query;
  if (words.length === 0) return NO_HITS;
  const costs = words.map((word, at) => costsOf(finder, word, query, at));
  const isLeftOut = costs.map(({ leftOut }) => leftOut);
  const found = new Map<number, number>();
  const [first] = costs;
  if (first === undefined) return NO_HITS;
  for (const doc of first.byDoc.keys()) {
    let sum = 0;
    for (const { byDoc } of costs) sum += byDoc.get(doc) ?? Infinity;
    if (sum < Infinity)
      found.set(doc, sum / costs.length + lengthCost(finder.postings.texts[doc]?.length ?? 0));
  }
  if (words.length > 1) setApart(finder, query, found);
  matchExactly(finder, query, found);
  const leftOut = new Set<number>();
  for (const doc of isLeftOut.flatMap((docs) => [...docs]))
    if (costs.every((one) => one.leftOut.has(doc) || one.byDoc.has(doc))) leftOut.add(doc);
  return { costs: found, leftOut };
}

interface WordCosts {
  byDoc: Map<number, number>;
  leftOut: Set<number>;
}

function costsOf(finder: Finder, word: Compared, query: WordQuery, at: number): WordCosts {
  const byDoc = new Map<number, number>();
  const leftOut = new Set<number>();
  const isTyped = at > 0 && at === query.words.length - 1;
  const take = (key: string, extra: number): void => {
    for (const entry of finder.postings.entries.get(key) ?? []) {
      const doc = entry >> PLACE_BITS;
      const place = entry & ((1 << PLACE_BITS) - 1);
      if (place === LEFT_OUT) {
        if (extra === 0) leftOut.add(doc);
        continue;
      }
      const cost = (PLACES[place] ?? COST.within) + extra;
      if (cost < (byDoc.get(doc) ?? Infinity)) byDoc.set(doc, cost);
      if (place === HEAD || place === FIRST) passDown(finder, doc, cost, byDoc);
    }
  };
  for (const key of wholeKeys(finder, word, query.isAccented)) take(key, 0);
  if (!isShort(keyOf(word, finder.lang)) || isTyped)
    for (const key of longerKeys(finder, word, query.isAccented)) take(key, COST.beginning);
  for (const doc of leftOut) if ((byDoc.get(doc) ?? Infinity) < COST.beginning) leftOut.delete(doc);
  return { byDoc, leftOut };
}

/** What a heading says of its goods also applies to the codes below it, which national tariffs do not repeat. */
function passDown({ lang, codes }: Finder, doc: number, cost: number, byDoc: Map<number, number>): void {
  const heading = codes[doc] ?? '';
  if (heading.length !== 4 || lang === 'en' || lang === 'ms') return;
  for (let below = doc + 1; codes[below]?.startsWith(heading) === true; below += 1)
    if (cost + BELOW_COST < (byDoc.get(below) ?? Infinity)) byDoc.set(below, cost + BELOW_COST);
}

function wholeKeys({ lang, variants, postings }: Finder, word: Compared, isAccented: boolean): string[] {
  const key = keyOf(word, lang);
  if (isAccented) return postings.entries.has(key) ? [key] : [];
  return variants.get(unaccented(key)) ?? [];
}

/** Maximum number of longer words: a prefix of more is too ambiguous. */
const MOST_LONGER = 60;

function longerKeys({ lang, variants, sorted }: Finder, word: Compared, isAccented: boolean): string[] {
  const plain = unaccented(keyOf(word, lang));
  const keys: string[] = [];
  for (let at = placeIn(sorted, plain); keys.length < MOST_LONGER; at += 1) {
    const longer = sorted[at];
    if (longer?.startsWith(plain) !== true) break;
    if (longer === plain) continue;
    keys.push(...(variants.get(longer) ?? []).filter((key) => !isAccented || key.startsWith(word.exact)));
  }
  return keys;
}

/** The first index in a sorted list whose word is not before `word`. */
function placeIn(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words that are not adjacent may mean something else. */
function setApart({ lang, postings }: Finder, query: WordQuery, found: Map<number, number>): void {
  const phrase = query.words.map((word) => keyOf(word, lang)).join(' ');
  const wanted = query.isAccented ? phrase : unaccented(phrase);
  for (const [doc, cost] of found) {
    const text = postings.texts[doc] ?? '';
    const isTogether = (query.isAccented ? text : unaccented(text)).includes(` ${wanted}`);
    if (!isTogether) found.set(doc, cost + COST.apart);
  }
}

function matchExactly({ lang, postings }: Finder, query: WordQuery, found: Map<number, number>): void {
  const key = query.words.map((word) => keyOf(word, lang)).join(' ');
  for (const doc of postings.parts.get(key) ?? []) {
    const cost = found.get(doc);
    if (cost !== undefined && cost > COST.exact)
      found.set(doc, COST.exact + lengthCost(postings.texts[doc]?.length ?? 0));
  }
}
