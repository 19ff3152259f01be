import type { EditionMapping, RateRole } from '../read-edition';
import type { BlankMeaning, NationalNotation } from '../read-rate';

/** A column of rates of an importer's tariff. */
export interface TariffColumn {
  readonly id: string;
  readonly role: RateRole;
  /** Names the column has in the files it is published in. */
  readonly heads: readonly string[];
  readonly agreement?: string;
  /** Exporters the rates are for; absent where they are for all. */
  readonly parties?: readonly string[];
  readonly blank: BlankMeaning;
}

/** What the tariff of an importer consists of, and how its files name that. */
export interface TariffLayout {
  /** ISO 3166-1 alpha-2. */
  readonly importer: string;
  readonly notation: NationalNotation;
  /** Numbers of digits a national code may have. */
  readonly digits: readonly number[];
  /**
   * Lines that may have the code of an earlier line and other rates: `allowed` for other goods (seasons), `national` for
   * other goods of chapters 98 and 99; `problem` for no line, not even with the same rates.
   */
  readonly repeats: 'allowed' | 'national' | 'problem';
  readonly codeHeads: readonly string[];
  /** Descriptions by language, with the names of their columns. */
  readonly descriptions: Readonly<Record<string, readonly string[]>>;
  readonly columns: readonly TariffColumn[];
}

/** Lines of an edition: the names of the cells, then the cells as printed. The first is the code. */
export interface LineTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The mapping that reads a table of lines with these columns. */
export function mappingOf(layout: TariffLayout, columns: readonly string[]): EditionMapping {
  return {
    code: 'code',
    digits: layout.digits,
    descriptions: Object.fromEntries(
      Object.keys(layout.descriptions).flatMap((language) =>
        columns.includes(language) ? [[language, language]] : [],
      ),
    ),
    rates: layout.columns.flatMap(({ heads: _heads, ...column }) =>
      columns.includes(column.id) ? [{ ...column, column: column.id }] : [],
    ),
    texts: {},
    notation: layout.notation,
    repeats: layout.repeats === 'problem' ? 'problem' : 'allowed',
  };
}
