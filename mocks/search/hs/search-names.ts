import type { RecordMark } from '@/shared/api/record-schema';
import type { Locale } from '../../locale';

/** A language of the searched names: those of the portal, and Indonesian. */
export type SearchLang = Locale | 'id';

export type HsLevel = 'chapter' | 'heading' | 'subheading';

/** The names of chapters, headings and subheadings in one language, by code. */
export type SearchNames = ReadonlyMap<string, string>;

type Rows = Promise<{ default: { rows: string[][] } }>;

const files: Record<SearchLang, () => Rows> = {
  en: () => import('../../data/packed/search/en.json'),
  ja: () => import('../../data/packed/search/ja.json'),
  vi: () => import('../../data/packed/search/vi.json'),
  ko: () => import('../../data/packed/search/ko.json'),
  zh: () => import('../../data/packed/search/zh.json'),
  ms: () => import('../../data/packed/search/ms.json'),
  id: () => import('../../data/packed/search/id.json'),
};

const SEARCHED_LANGUAGES = Object.keys(files);

const loaded = new Map<SearchLang, Promise<SearchNames>>();

/** The names in a language, loaded with the first search that needs them. */
export function searchNames(lang: SearchLang): Promise<SearchNames> {
  const known = loaded.get(lang);
  if (known !== undefined) return known;
  const names = files[lang]().then(
    (file) => new Map(file.default.rows.map(([code = '', name = '']) => [code, name])),
  );
  loaded.set(lang, names);
  names.catch(() => loaded.delete(lang));
  return names;
}

/** How many languages of official or own names are searched. */
export const languagesSearched = SEARCHED_LANGUAGES.length;

export function levelOf(code: string): HsLevel {
  if (code.length === 2) return 'chapter';
  return code.length === 4 ? 'heading' : 'subheading';
}

/** English names that correct the source. */
const CORRECTED_EN: readonly string[] = ['370130', '870230'];

/** Names of our own (待核): those of Chinese and Malay, and corrected English ones. */
export const markOf = (code: string, lang: SearchLang): RecordMark =>
  lang === 'zh' || lang === 'ms' || (lang === 'en' && CORRECTED_EN.includes(code)) ? 'unchecked' : 'fact';

/** Maximum length of a heading's name in front of its children. */
const LONGEST_ABOVE = 40;

/** The readable name of a code: below a heading, prefixed with the first goods of the heading. */
export function readName(names: SearchNames, code: string): string | null {
  const name = names.get(code);
  if (name === undefined || !name.startsWith('>')) return name ?? null;
  return [names.get(code.slice(0, 4)) ?? '', ...name.slice(2).split(' > ')]
    .map((part, place, parts) => (place < parts.length - 1 ? shortened(part) : part))
    .join(' > ');
}

function shortened(part: string): string {
  if (part.length <= LONGEST_ABOVE) return part;
  const goods = /^[^;,、（(]{2,}/.exec(part)?.[0].trim() ?? part;
  const words = goods.length > LONGEST_ABOVE ? goods.slice(0, LONGEST_ABOVE).replace(/\s+\S*$/, '') : goods;
  return `${words}…`;
}
