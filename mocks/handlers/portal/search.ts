import {
  recordKind,
  type RecordKind,
  type SiteSearchAnswer,
} from '@/features/site-search/site-search-schema';
import { holdsWord } from '@/shared/api/search-words';
import { exactText, folded, hasAccents } from '../../search/hs/accents';
import { sourcesFor } from '../../data/sources';
import type { StandardLibrary } from '../../data/standards';
import { MockFailure } from '../../envelope';
import { paging } from '../../search/list-query';
import type { Locale } from '../../locale';
import { portalGet, required } from '../../portal-conventions';
import { standardLibrary } from '../../standards/standard-library';
import { searchedLists, siteRecords, toSearchResult, type SiteRecord } from '../../search/site-records';

const KINDS = recordKind.options;
const MAX_SIGNS = 200;
/** Scripts in which one character is a word or a syllable. */
const ONE_IS_ENOUGH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Digits of the longest national code. */
const MAX_DIGITS = 11;

/** GET search/findPage */
export const searchHandlers = [
  portalGet(
    '*/rcep-boot/api/v1/portal/search/findPage',
    async ({ query, locale }): Promise<SiteSearchAnswer> => {
      const typed = required(query, 'q', /./s, '不能为空').slice(0, MAX_SIGNS);
      const compared = hasAccents(typed) ? exactText : folded;
      const requested = compared(typed);
      if (requested.length < 2 && !ONE_IS_ENOUGH.test(requested))
        throw new MockFailure(9802, '参数验证错误: q，至少两个字符');
      const kind = kindOf(query.get('kind') ?? '');
      const { pageNo, pageSize } = paging(query);
      const found = search(wordsOf(requested), indexed(compared, await standardLibrary()), {
        compared,
        locale,
      });
      const ofKind = (wanted: RecordKind) => found.filter((record) => record.kind === wanted);
      const totals = {
        law: ofKind('law').length,
        case: ofKind('case').length,
        news: ofKind('news').length,
        standard: ofKind('standard').length,
      };
      const records =
        kind === null
          ? KINDS.flatMap((each) => ofKind(each).slice(0, pageSize))
          : ofKind(kind).slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return {
        total: kind === null ? found.length : totals[kind],
        totals,
        rows: records.map((record) => toSearchResult(record, locale)),
        sources: sourcesFor([...new Set(records.map((record) => record.sourceId))], locale),
      };
    },
  ),
];

function kindOf(text: string): RecordKind | null {
  if (text === '') return null;
  const kind = recordKind.safeParse(text);
  if (!kind.success) throw new MockFailure(9802, `参数验证错误: kind，只能为 ${KINDS.join('、')}`);
  return kind.data;
}

/** How texts are compared: with accents if some were typed, else without. */
type Compare = typeof folded;

interface Indexed {
  record: SiteRecord;
  titles: string[];
  texts: string[];
}

let indexes: { of: readonly unknown[]; made: Map<Compare, Indexed[]> } = { of: [], made: new Map() };

/** Built on the first search, and again after something searched was changed: other calls need not wait for it. */
function indexed(compared: Compare, library: StandardLibrary): Indexed[] {
  const searched = [library, ...searchedLists()];
  if (searched.some((list, at) => list !== indexes.of[at])) indexes = { of: searched, made: new Map() };
  const known = indexes.made.get(compared);
  if (known !== undefined) return known;
  const made = siteRecords(library).map((record) => {
    const titles = [...Object.values(record.title), ...Object.values(record.detail ?? {})].map(compared);
    return { record, titles, texts: [...titles, ...record.words.map(compared)] };
  });
  indexes.made.set(compared, made);
  return made;
}

/** The words of a text; a code may be split by spaces, as in tariffs, and start with "HS". */
function wordsOf(requested: string): string[] {
  const words = requested.split(' ');
  const others = words.filter((word) => word !== 'hs');
  if (isSetApart(others.join(' '))) return [others.join('')];
  return others.some((word) => isCode(word) || /^\d+$/.test(word)) ? others : words;
}

const isSetApart = (text: string): boolean =>
  /^\d{4}(?:[ .-]\d{2})+(?:[ .-]\d{3,4})?$/.test(text) && text.replace(/\D/g, '').length <= MAX_DIGITS;

const isCode = (word: string): boolean => /^\d[\d.]{2,}\d$/.test(word);

/** True for a record about the code itself, about its heading, or about a code below it. */
function isAbout(codes: readonly string[], word: string): boolean {
  if (!isCode(word)) return false;
  const digits = word.replaceAll('.', '');
  return codes.some((code) => code.startsWith(digits) || (code.length >= 4 && digits.startsWith(code)));
}

/** Records that contain every word: in the displayed title, in a title, anywhere; then the latest. */
function search(
  words: readonly string[],
  index: readonly Indexed[],
  { compared, locale }: { compared: Compare; locale: Locale },
): SiteRecord[] {
  const rankOf = ({ record, titles }: Indexed): number => {
    const shown = compared(toSearchResult(record, locale).title.text);
    if (words.every((word) => holdsWord(shown, word))) return 0;
    return words.every((word) => titles.some((title) => holdsWord(title, word))) ? 1 : 2;
  };
  const isFound = ({ record, texts }: Indexed): boolean =>
    words.every((word) => isAbout(record.codes, word) || texts.some((text) => holdsWord(text, word)));
  return index
    .filter(isFound)
    .map((entry) => ({ record: entry.record, rank: rankOf(entry) }))
    .toSorted((a, b) => a.rank - b.rank || (b.record.date ?? '').localeCompare(a.record.date ?? ''))
    .map(({ record }) => record);
}
