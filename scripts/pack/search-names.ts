import { correctedEnglish } from './nomenclature';

/** A row of the table of the nomenclature, by the names of its columns. */
export type NomenclatureRow = Readonly<Record<string, string>>;

/** A file for the search of words: its path below `mocks/data/packed` and its text. */
export interface SearchFile {
  path: string;
  text: string;
}

/** The columns of the names, by language. */
const COLUMNS = {
  en: 'description_en',
  ja: 'description_ja',
  vi: 'description_vi',
  ko: 'description_ko',
  zh: 'name_zh',
  ms: 'name_ms',
  id: 'description_id',
} as const;

/**
 * The names of chapters, headings and subheadings for the search, one file per language. If a tariff prints the whole
 * path, a subheading has only the part below its heading, nothing if the heading is not split; a name that is missing
 * in the tariff, or in another language, is left out.
 */
export function searchNames(rows: readonly NomenclatureRow[]): SearchFile[] {
  const coded = rows.filter(({ level }) => level !== 'section');
  return Object.entries(COLUMNS).map(([lang, column]) => {
    const headings = new Map(coded.map((row) => [row['code'] ?? '', row[column] ?? '']));
    const named = coded.flatMap((row): [string, string][] => {
      const code = row['code'] ?? '';
      const text = lang === 'en' ? correctedEnglish(code, row[column] ?? '') : (row[column] ?? '');
      if (text.trim() === '' || row[`flag_${lang}`] === 'untranslated') return [];
      return [[code, belowHeading(oneLine(text), oneLine(headings.get(code.slice(0, 4)) ?? ''))]];
    });
    const lines = named.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
    return { path: `search/${lang}.json`, text: `{\n  "lang": "${lang}",\n  "rows": [\n${lines}\n  ]\n}\n` };
  });
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const ABOVE = ' > ';

function belowHeading(text: string, heading: string): string {
  if (text.startsWith(heading + ABOVE)) return ABOVE.trimStart() + text.slice(heading.length + ABOVE.length);
  return text;
}
