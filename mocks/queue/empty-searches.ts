import type { EmptySearch } from '@/features/work-queue/queue-schema';
import { persistedTable } from '../content/persistence';
import { exactText } from '../search/hs/accents';
import type { Locale } from '../locale';

/** Where a search was made: `goods` for codes of goods, `site` for everything else. */
export type SearchPlace = (typeof PLACES)[number];

const PLACES = ['goods', 'site'] as const;

/** Words that found nothing in a place: how often and when last, without who searched. `language` is that of the page. */
interface CountedSearch {
  words: string;
  language: Locale;
  where: SearchPlace;
  times: number;
  /** `yyyy-MM-dd`. */
  lastDay: string;
}

/** The most words that are stored; the ones searched longest ago make room. */
const MOST = 1000;
const LONGEST = 60;

interface Counts {
  searches: CountedSearch[];
  /** Words that find codes of goods: a search of the site for them did not find nothing. */
  goods: string[];
  /** Taken off the list by staff, as `place|language|words`. */
  dismissed: string[];
}

const counts = persistedTable<Counts>('content-empty-searches', () => ({
  searches: [],
  goods: [],
  dismissed: [],
}));

/**
 * The words of a search as they are counted; null if they are not: too short or long, without a letter, or perhaps
 * about a person (an address, a long number).
 */
export function countedWords(typed: string): string | null {
  const words = exactText(typed);
  const isPersonal = /@|\d{6,}|\d[\d ()+-]{7,}\d|:\/\//u.test(words);
  if (words.length < 2 || words.length > LONGEST || isPersonal || !/\p{L}/u.test(words)) return null;
  return words;
}

interface Search {
  language: Locale;
  where: SearchPlace;
  /** The day of the search, `yyyy-MM-dd`. */
  day: string;
}

/** Counts a search that found nothing, and forgets words that find something now. */
export function countSearch(typed: string, found: number, { language, where, day }: Search): void {
  const words = countedWords(typed);
  if (words === null) return;
  if (found === 0) return countEmpty({ words, language, where }, day);
  const { searches, goods } = counts.value;
  const others = searches.filter((row) => row.words !== words || row.where !== where);
  if (others.length < searches.length) {
    counts.value.searches = others;
    counts.save();
  }
  if (where === 'goods') counts.value.goods = latest(goods, words);
}

function countEmpty(search: Pick<CountedSearch, 'words' | 'language' | 'where'>, day: string): void {
  const { searches } = counts.value;
  const known = searches.find((row) => keyOf(row) === keyOf(search));
  const others = searches.filter((row) => row !== known);
  counts.value.searches = [...others, { ...search, times: (known?.times ?? 0) + 1, lastDay: day }].slice(
    -MOST,
  );
}

/** Takes words off the list for good, wherever they were searched: they are nothing to find here. */
export function dismissSearch(words: string, language: string): void {
  for (const where of PLACES)
    counts.value.dismissed = latest(counts.value.dismissed, keyOf({ words, language, where }));
  counts.save();
}

/** The counted searches, each word of a language once, the most frequent first, without those that were typed on the way to a longer one. */
export function emptySearches(): EmptySearch[] {
  const { searches, goods, dismissed } = counts.value;
  const open = searches.filter(
    (row) => !dismissed.includes(keyOf(row)) && (row.where === 'goods' || !goods.includes(row.words)),
  );
  return byTimes(onceEach(withoutBeginnings(open)));
}

/** One row for the words of a language: a search of the site is also one for codes, so the larger number is that of both. */
function onceEach(rows: readonly CountedSearch[]): EmptySearch[] {
  const found = new Map<string, EmptySearch>();
  for (const row of rows) {
    const key = `${row.language}|${row.words}`;
    const other = found.get(key);
    const times = Math.max(row.times, other?.times ?? 0);
    const lastDay = other !== undefined && other.lastDay > row.lastDay ? other.lastDay : row.lastDay;
    found.set(key, { ...row, where: other === undefined ? row.where : 'both', times, lastDay });
  }
  return [...found.values()];
}

/**
 * Without the beginnings of other words: while somebody types, each pause may be a search. A beginning stays if it was
 * searched more often than each of its continuations.
 */
export function withoutBeginnings(rows: readonly CountedSearch[]): CountedSearch[] {
  return rows.filter(
    (row) =>
      !rows.some(
        (other) =>
          other.words !== row.words &&
          other.where === row.where &&
          other.language === row.language &&
          other.words.startsWith(row.words) &&
          other.times >= row.times,
      ),
  );
}

const byTimes = (rows: readonly EmptySearch[]): EmptySearch[] =>
  rows.toSorted(
    (a, b) => b.times - a.times || b.lastDay.localeCompare(a.lastDay) || a.words.localeCompare(b.words),
  );

const keyOf = ({ words, language, where }: { words: string; language: string; where: string }): string =>
  `${where}|${language}|${words}`;

const latest = (texts: readonly string[], text: string): string[] =>
  [...texts.filter((other) => other !== text), text].slice(-MOST);
