import type { Table } from '../../src/domain/editions';
import { withHeading, withoutHeading } from '../../mocks/tariffs/packed-headings';
import { byChapter, packedRows, writePacked } from './packed-file';
import { columnsOf } from './read-csv';

const NAMES = {
  en: 'description_en',
  zh: 'name_zh',
  ja: 'description_ja',
  ko: 'description_ko',
  vi: 'description_vi',
  id: 'description_id',
  ms: 'name_ms',
} as const;
const LANGUAGES = Object.keys(NAMES);

const SECTORS: Readonly<Record<string, string>> = {
  'electric-vehicle': 'ev',
  'intelligent-manufacturing': 'smartManufacturing',
  'building-materials': 'buildingMaterials',
  textile: 'textile',
};

/** Corrections of wrong English names in the UN list: 8702.30 repeats 8702.20, 3701.30 has 225 mm for 255 mm. */
const CORRECTED_EN: Readonly<Record<string, (text: string) => string>> = {
  '870230': () =>
    'Vehicles; public transport type (carries 10 or more persons, including driver), with both spark-ignition internal combustion piston engine and electric motor for propulsion, new or used',
  '370130': (text) => text.replace('225mm', '255mm'),
};

/** The English name of a code, corrected if the list is wrong. */
export const correctedEnglish = (code: string, name: string): string => CORRECTED_EN[code]?.(name) ?? name;

/**
 * Packs chapters, headings and subheadings by chapter, the sections and the sectors; returns heading texts in
 * Japanese by chapter.
 */
export function packNomenclature(table: Table): {
  rows: number;
  codes: number;
  chapters: string[];
  japanese: Map<string, string>;
} {
  const rows = namedRows(table);
  const coded = rows.filter(({ level }) => level !== 'section');
  const headings = new Map(coded.map(({ code, names }) => [code, names]));
  const packed = coded.map(({ code, level, names, flags }) => {
    const heading = level === 'subheading' ? headings.get(code.slice(0, 4)) : undefined;
    return [code, ...names.map((name, index) => withoutHeading(name, heading?.[index] ?? '')), flags];
  });
  for (const [chapter, own] of byChapter(packed)) {
    writePacked(`nomenclature/${chapter}.json`, { columns: ['code', ...LANGUAGES, 'flags'], rows: own });
  }
  writePacked('nomenclature/chapters.json', {
    columns: ['code', ...LANGUAGES, 'flags'],
    rows: packed.filter(([code = '']) => code.length === 2),
  });
  writeSections(rows);
  writePacked('sectors.json', {
    columns: ['code', 'sector'],
    rows: rows.flatMap(({ code, sector }) =>
      SECTORS[sector] === undefined ? [] : [[code, SECTORS[sector]]],
    ),
  });
  checkNames(coded);
  const ja = LANGUAGES.indexOf('ja');
  return {
    rows: rows.length,
    codes: coded.filter(({ level }) => level === 'subheading').length,
    chapters: coded.filter(({ level }) => level === 'chapter').map(({ code }) => code),
    japanese: new Map(coded.map(({ code, names }) => [code, names[ja] ?? ''])),
  };
}

type NamedRow = ReturnType<typeof namedRows>[number];

function namedRows(table: Table) {
  const columns = [
    'level',
    'code',
    'section',
    'chapter',
    'sector',
    'flag_id',
    'note',
    ...Object.values(NAMES),
  ];
  return columnsOf(table, columns).map(
    ([
      level = '',
      code = '',
      section = '',
      chapter = '',
      sector = '',
      flagId = '',
      note = '',
      en = '',
      ...others
    ]) => {
      const correct = CORRECTED_EN[code];
      const flags = [
        correct === undefined ? '' : 'en:corrected',
        correct === undefined && note !== '' ? 'en:doubtful' : '',
        flagId === 'untranslated' ? 'id:untranslated' : '',
      ];
      return {
        level,
        code,
        section,
        chapter,
        sector,
        names: [correctedEnglish(code, en), ...others],
        flags: flags.filter((flag) => flag !== '').join(' '),
      };
    },
  );
}

function writeSections(rows: readonly NamedRow[]): void {
  const chaptersOf = (section: string) =>
    rows.filter((row) => row.level === 'chapter' && row.section === section).map(({ code }) => code);
  writePacked('nomenclature/sections.json', {
    columns: ['section', 'chapters', ...LANGUAGES],
    rows: rows
      .filter(({ level }) => level === 'section')
      .map(({ code, names }) => [code, chaptersOf(code).join(' '), ...names]),
  });
}

/** The written names must equal those of the table. */
function checkNames(coded: readonly NamedRow[]): void {
  const read = [...byChapter(coded.map(({ code }) => [code])).keys()].flatMap((chapter) =>
    packedRows(`nomenclature/${chapter}.json`),
  );
  const texts = new Map(read.map(([code, ...cells]) => [String(code), cells.map(String)]));
  for (const { code, names } of coded) {
    const heading = code.length === 6 ? texts.get(code.slice(0, 4)) : undefined;
    names.forEach((name, index) => {
      const text = withHeading(texts.get(code)?.[index] ?? '', () => heading?.[index] ?? '');
      if (text !== name) throw new Error(`${code} ${LANGUAGES[index]}: ${text} is not ${name}`);
    });
  }
  if (read.length !== coded.length) throw new Error('Rows of the nomenclature are lost');
}
