import type { HsTreeLevel, HsPlace } from '@/features/hs/tree/hs-tree-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { locales, pick, type Locale, type Texts } from '../locale';
import { chapterOf, chapterTable, type PackedTable, sectionTable } from '../tariffs/packed';

/** A place of the nomenclature with its names; `chapters` are those of a section, or its own. */
export interface Place {
  code: string;
  level: HsTreeLevel;
  chapters: readonly string[];
  names: Texts;
  /** The English name was corrected or is doubtful. */
  isEnglishUnchecked: boolean;
}

/** Own working names; the other languages have official ones. */
const WORKING: readonly Locale[] = ['zh', 'ms'];
const LEVEL = ' > ';

/** The 21 sections. */
export async function sections(): Promise<Place[]> {
  const table = await sectionTable();
  const list = table.columns.indexOf('chapters');
  return table.rows.map((row) => ({
    ...placeOf(table, row, 'section'),
    chapters: (row[list] ?? '').split(' '),
  }));
}

/** The chapters of all sections. */
export async function chapters(): Promise<Place[]> {
  const table = await chapterTable();
  return table.rows.map((row) => placeOf(table, row, 'chapter'));
}

/** Headings and subheadings of a chapter, in their order; a subheading is named without the text of its heading. */
export async function placesIn(chapter: string): Promise<Place[]> {
  const table = await chapterOf('nomenclature', chapter);
  if (table === null) return [];
  const below = table.rows.filter(([code = '']) => code.length > 2);
  const places = below.map((row) => placeOf(table, row, row[0]?.length === 4 ? 'heading' : 'subheading'));
  const headings = new Map(places.map(({ code, names }) => [code, names]));
  return places.map((place) => {
    const heading = place.level === 'subheading' ? headings.get(place.code.slice(0, 4)) : undefined;
    return heading === undefined ? place : { ...place, names: withoutNames(place.names, heading) };
  });
}

/** A place as sent for `locale`. */
export function sentPlace({ code, level, names, isEnglishUnchecked }: Place, locale: Locale): HsPlace {
  const { text, lang } = pick(names, locale);
  const isUnchecked = WORKING.includes(lang) || (lang === 'en' && isEnglishUnchecked);
  const mark: RecordMark = isUnchecked ? 'unchecked' : 'fact';
  return { code, level, name: { text: text.replaceAll(LEVEL, ' › '), lang, mark } };
}

function placeOf({ columns }: PackedTable, row: readonly string[], level: HsTreeLevel): Place {
  const cell = (column: string) => row[columns.indexOf(column)] ?? '';
  const code = row[0] ?? '';
  return {
    code,
    level,
    chapters: [code.slice(0, 2)],
    names: Object.fromEntries(
      locales.flatMap((locale) => (cell(locale) === '' ? [] : [[locale, cell(locale)]])),
    ),
    isEnglishUnchecked: cell('flags').includes('en:'),
  };
}

function withoutNames(names: Texts, heading: Texts): Texts {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = names[locale];
      if (text === undefined) return [];
      const start = `${heading[locale] ?? ''}${LEVEL}`;
      return [[locale, text.startsWith(start) ? text.slice(start.length) : text]];
    }),
  );
}
