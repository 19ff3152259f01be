/** Why a row of a file is refused; the codes of texts and of the downloaded list. */
export const IMPORT_REASONS = [
  'notACode',
  'notInNomenclature',
  'repeatedCode',
  'unknownNotation',
  'otherImporter',
  'notAParty',
  'notAYear',
  'notADate',
  'conflict',
  'noSource',
  'unreadRule',
  'overlaps',
  'otherHsEdition',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/**
 * A cell of a file that is refused: `row` counts from 1 as in a spreadsheet, `column` from 0. `code` and `name` are those
 * of the row as printed, empty if it has none.
 */
export interface EditionFileProblem {
  readonly row: number;
  readonly column: number;
  readonly field: string;
  readonly code: string;
  readonly name: string;
  readonly reason: ImportReason;
  readonly text: string;
}

/** A correction of a file while it is imported: another text for a cell, or with a null column the row left out. */
export interface Repair {
  readonly row: number;
  readonly column: number | null;
  readonly text: string;
}
