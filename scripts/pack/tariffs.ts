import { type EditionMapping, type EditionRow, readEdition, type Table } from '../../src/domain/editions';
import { withHeading, withoutHeading } from '../../mocks/tariffs/packed-headings';
import { byChapter, packedRows, writePacked } from './packed-file';

/** A tariff to pack: the table of its file, and its column mapping. */
export interface TariffTable {
  /** Name of the packed folder. */
  dataset: string;
  table: Table;
  mapping: EditionMapping;
  /** Texts of headings by code, for a language whose descriptions begin with them. */
  headings?: { language: string; texts: ReadonlyMap<string, string> };
}

export interface PackedTariff {
  rows: readonly EditionRow[];
  chapters: string[];
}

/** Packs a tariff by chapter, reads it back and compares it with its table. Throws for an invalid cell. */
export function packTariff(tariff: TariffTable): PackedTariff {
  const { rows, problems } = readEdition(tariff.table, tariff.mapping);
  if (problems.length > 0) {
    throw new Error(`${tariff.dataset}: ${problems.length} cells, first ${JSON.stringify(problems[0])}`);
  }
  const columns = columnsOf(tariff.mapping);
  const languages = Object.keys(tariff.mapping.descriptions);
  const own = languages.indexOf(tariff.headings?.language ?? '');
  const headingOf = (code: string) => tariff.headings?.texts.get(code.slice(0, 4)) ?? '';
  const chapters = byChapter(rows.map((row) => cellsOf(row, tariff.mapping)));
  for (const [chapter, cells] of chapters) {
    const headings = [...new Set(cells.map(([code = '']) => code.slice(0, 4)))].map((code) => [
      code,
      headingOf(code),
    ]);
    writePacked(`${tariff.dataset}/${chapter}.json`, {
      columns,
      ...(own < 0 ? {} : { headings }),
      rows: cells.map((row) =>
        row.map((cell, index) =>
          index === own + 1 && own >= 0 ? withoutHeading(cell, headingOf(row[0] ?? '')) : cell,
        ),
      ),
    });
  }
  check(tariff, [...chapters.keys()], (row) =>
    row.map((cell, index) =>
      index === own + 1 && own >= 0 ? withHeading(cell, () => headingOf(row[0] ?? '')) : cell,
    ),
  );
  return { rows, chapters: [...chapters.keys()] };
}

/** Names of the cells of a packed line. */
function columnsOf(mapping: EditionMapping): string[] {
  return [
    'code',
    ...Object.keys(mapping.descriptions),
    ...mapping.rates.map(({ id }) => id),
    ...Object.keys(mapping.texts),
  ];
}

function cellsOf(row: EditionRow, mapping: EditionMapping): string[] {
  return [
    row.code,
    ...Object.values(row.descriptions),
    ...mapping.rates.map(({ id }) => row.rates[id]?.printed ?? ''),
    ...Object.values(row.texts),
  ];
}

/** Every cell of the table must be unchanged in the packed files. */
function check(tariff: TariffTable, chapters: string[], expand: (row: string[]) => string[]): void {
  const { mapping, table } = tariff;
  const sources = [
    mapping.code,
    ...Object.values(mapping.descriptions),
    ...mapping.rates.map(({ column }) => column),
    ...Object.values(mapping.texts),
  ].map((column) => table.header.indexOf(column));
  const wanted = byChapter(table.rows.map((cells) => sources.map((place) => cells[place] ?? '')));
  for (const chapter of chapters) {
    const packed = packedRows(`${tariff.dataset}/${chapter}.json`).map((row) => expand(row.map(String)));
    if (JSON.stringify(packed) !== JSON.stringify(wanted.get(chapter))) {
      throw new Error(`${tariff.dataset}/${chapter}.json differs from its table`);
    }
  }
  if (chapters.length !== wanted.size) throw new Error(`${tariff.dataset}: chapters are lost`);
}
