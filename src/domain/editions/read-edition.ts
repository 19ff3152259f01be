import type { PrintedRate } from './printed-rate';
import { type BlankMeaning, type NationalNotation, readRate } from './read-rate';

/** A table loaded from a file of any format: its header and its rows of texts. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a rate is: of the importer's own law, or preferential under RCEP or another agreement. */
export type RateRole = 'mfn' | 'general' | 'provisional' | 'wto' | 'basic' | 'rcep' | 'agreement';

/** A column of rates, for which goods and for which year. */
export interface RateColumn {
  readonly id: string;
  readonly column: string;
  readonly role: RateRole;
  /** Agreement of the role `agreement`. */
  readonly agreement?: string;
  /** Exporters the column is for (ISO 3166-1 alpha-2); absent where the goods of all are meant. */
  readonly parties?: readonly string[];
  /** Calendar or tariff year; absent where the edition has one. */
  readonly year?: number;
  readonly blank: BlankMeaning;
}

/** Maps the columns of a table. Unnamed columns are left out. */
export interface EditionMapping {
  readonly code: string;
  /** Numbers of digits a code may have. */
  readonly digits: readonly number[];
  readonly descriptions: Readonly<Record<string, string>>;
  readonly rates: readonly RateColumn[];
  /** Further columns that stay text, by the name they get. */
  readonly texts: Readonly<Record<string, string>>;
  readonly notation: NationalNotation;
  /** Whether a code may occur several times (seasonal duties). */
  readonly repeats: 'allowed' | 'problem';
}

/** A line of an edition. `occurrence` counts lines of the same code from 1. */
export interface EditionRow {
  readonly code: string;
  readonly occurrence: number;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly rates: Readonly<Record<string, PrintedRate>>;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * A cell that cannot be read. `row` counts rows of the table from 1, 0 is the header; `text` is the content of the
 * cell.
 */
export interface EditionProblem {
  readonly row: number;
  readonly column: string;
  readonly reason: 'missingColumn' | 'notACode' | 'repeatedCode' | 'unknownNotation';
  readonly text: string;
}

export interface ReadEdition {
  readonly rows: readonly EditionRow[];
  readonly problems: readonly EditionProblem[];
}

/**
 * The rows of a table by a mapping of its columns. Cells that cannot be read are problems and have no value in the row; a
 * row without a readable code is left out. A missing column is one problem and gives no rows.
 */
export function readEdition(table: Table, mapping: EditionMapping): ReadEdition {
  const places = new Map(table.header.map((name, index) => [name.trim(), index]));
  const missing = columnsOf(mapping).filter((column) => !places.has(column));
  if (missing.length > 0) {
    return { rows: [], problems: missing.map((column) => problem(0, column, 'missingColumn', '')) };
  }
  const problems: EditionProblem[] = [];
  const occurrences = new Map<string, number>();
  const rateOf = onceEach(mapping.notation);
  const rows = table.rows.flatMap((cells, index): EditionRow[] => {
    const cellOf = (column: string) => (cells[Number(places.get(column))] ?? '').trim();
    const report = (column: string, reason: EditionProblem['reason']) =>
      problems.push(problem(index + 1, column, reason, cellOf(column)));
    const code = cellOf(mapping.code);
    if (!/^\d+$/.test(code) || !mapping.digits.includes(code.length)) {
      report(mapping.code, 'notACode');
      return [];
    }
    const occurrence = (occurrences.get(code) ?? 0) + 1;
    occurrences.set(code, occurrence);
    if (occurrence > 1 && mapping.repeats === 'problem') report(mapping.code, 'repeatedCode');
    const rates: Record<string, PrintedRate> = {};
    for (const { id, column, blank } of mapping.rates) {
      const rate = rateOf(cellOf(column), blank);
      if (rate === null) report(column, 'unknownNotation');
      else rates[id] = rate;
    }
    return [
      {
        code,
        occurrence,
        descriptions: named(mapping.descriptions, cellOf),
        rates,
        texts: named(mapping.texts, cellOf),
      },
    ];
  });
  return { rows, problems };
}

/** Reads rates; a tariff has far fewer different texts than cells. */
function onceEach(notation: NationalNotation) {
  const known = new Map<string, PrintedRate | null>();
  return (text: string, blank: BlankMeaning): PrintedRate | null => {
    const key = text === '' ? blank : `=${text}`;
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const rate = readRate(notation, text, blank);
    known.set(key, rate);
    return rate;
  };
}

function columnsOf(mapping: EditionMapping): string[] {
  return [
    mapping.code,
    ...Object.values(mapping.descriptions),
    ...mapping.rates.map(({ column }) => column),
    ...Object.values(mapping.texts),
  ];
}

function named(
  columns: Readonly<Record<string, string>>,
  cellOf: (column: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, cellOf(column)]));
}

function problem(
  row: number,
  column: string,
  reason: EditionProblem['reason'],
  text: string,
): EditionProblem {
  return { row, column, reason, text };
}
