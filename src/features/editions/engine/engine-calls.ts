import type {
  FileFormat,
  FileShape,
  EditionFileProblem,
  ImportReason,
  LineTable,
  RateVerdict,
  Repair,
  RuleLineEffect,
  SheetRows,
} from '@/domain/editions';

/** A sheet of a workbook; `isAlike` if it has the head of the leading one, see `takenSheets`. Rows are those to the last with a text. */
export interface OpenedSheet {
  name: string;
  rows: number;
  isTaken: boolean;
  isAlike: boolean;
}

/** A file as opened: how many rows are read, and the first ones to choose columns by. */
export interface OpenedFile {
  rows: number;
  encoding: string | null;
  hasFormulas: boolean;
  /** Of a workbook; empty for a text. */
  sheets: OpenedSheet[];
  /** Those that are read, one below the other in this order. */
  taken: SheetRows[];
  sample: string[][];
}

/** Columns chosen by hand; `headRow` counts from 0. */
export interface ColumnChoice {
  shape: FileShape;
  headRow: number;
  /** Only those that differ from what is recognised. */
  places: Record<string, number | null>;
}

export interface CheckQuestion {
  /** What the edition is of: an importer, or `rules`. */
  subject: string;
  /** First day of the edition, `yyyy-MM-dd`. */
  validFrom: string;
  byHand: ColumnChoice | null;
  repairs: Repair[];
}

/** A file as checked. `format` is null if it is not recognised, if its columns are incomplete, or if the heads of its sheets differ. */
export interface CheckedFile {
  format: FileFormat | null;
  isComplete: boolean;
  lines: number;
  codes: number;
  /** Lines of chapters 98 and 99, whose codes are no codes of the HS and cannot be checked. */
  national: number;
  skipped: number;
  /** Lines with the code and the rates of an earlier line. */
  repeated: number;
  /** The first ones, to show; `problems` of the calls has more. */
  problems: EditionFileProblem[];
  problemCount: number;
  /** Problems that can be listed: the first 20,000. */
  listed: number;
  /** True if one of them is in a row with a name. */
  hasNames: boolean;
  /** Repairs whose cells are no longer refused. */
  repaired: number;
  reasons: [reason: ImportReason, count: number][];
}

export type LineChangeKind = 'changed' | 'added' | 'removed';

/** A line that differs, with the cells that do. */
export interface LineChange {
  kind: LineChangeKind;
  code: string;
  occurrence: number;
  name: string;
  cells: { column: string; before: string; after: string }[];
  /** Largest change in percentage points, of a rule the codes whose answer changes; null if none can be computed. */
  size: number | null;
  /** What a changed rule does to goods; null for the line of a tariff. */
  effect: RuleLineEffect | null;
  /** Exporters for whose goods a line of a tariff says something else than before; empty for a rule. */
  verdicts: { party: string; before: RateVerdict; after: RateVerdict }[];
}

/** Changes to find: of a kind, with a text, in a column, or only those that change an answer. */
export interface WantedChanges {
  kind: LineChangeKind;
  /** The beginning of a code, or a part of a name; empty for all. */
  text: string;
  /** Only changed lines with another cell there; null for all. Lines that are new or gone have every column. */
  column: string | null;
  isVerdictOnly: boolean;
}

/** Some of the items that were found, and how many there are. */
export interface Found<Item> {
  rows: Item[];
  total: number;
}

/** Rows of a file to find: with a text, as `WantedChanges` has it, or only those that were corrected. */
export interface WantedRows {
  text: string;
  isRepairedOnly: boolean;
}

/** A row of a file with its corrections; `row` counts from 1 as in a spreadsheet. */
export interface FileRow {
  row: number;
  cells: string[];
  isLeftOut: boolean;
}

/**
 * An edition against another one, without its changes. `verdicts` are answers that
 * change, and how many of them by exporter, or by what a rule does to goods. `uncovered` are codes without a rule; 0 for
 * a tariff. `steep` are lines with a new rate above 100 %.
 */
export interface ComparedEditions {
  before: number;
  after: number;
  counts: Record<LineChangeKind, number>;
  /** The columns in which changed lines differ, with how many do: the most first. */
  columns: [column: string, changed: number][];
  lostColumns: string[];
  newColumns: string[];
  verdicts: { changed: number; lines: number; groups: [id: string, changed: number][] };
  uncovered: number;
  steep: number;
}

/** A comparison, with every change in it: the largest of each kind first. */
export interface Comparison {
  compared: ComparedEditions;
  changes: readonly LineChange[];
}

/** The work on files and lines that runs off the main thread. */
export interface EngineCalls {
  /** Opens the sheets of these names, else those with the head of the edition; see `takenSheets`. */
  open: (
    bytes: Uint8Array<ArrayBuffer>,
    language: string,
    subject: string,
    sheets: readonly string[] | null,
  ) => Promise<OpenedFile>;
  setCodes: (codes: string) => void;
  check: (question: CheckQuestion) => CheckedFile;
  /** Problems of the checked file. */
  problems: (from: number, count: number) => EditionFileProblem[];
  /** Those of one row. */
  rowProblems: (row: number) => EditionFileProblem[];
  /** Adds lines of the edition to compare with, or of the one to compare. */
  addLines: (to: 'before' | 'after', part: LineTable) => void;
  compare: (subject: string) => ComparedEditions;
  /** Of the changes of the last comparison, kind by kind and the largest first, those wanted; null for all. */
  changes: (wanted: WantedChanges | null, from: number, count: number) => Found<LineChange>;
  /** Lines of the checked file. */
  take: (from: number, count: number) => LineTable;
  /** Rows of the checked file, as they are corrected. */
  rows: (wanted: WantedRows, from: number, count: number) => Found<FileRow>;
  /** Of the lines that were added, or of the checked file, those with a text: as `WantedChanges` has it. */
  lines: (subject: string, text: string, from: number, count: number) => LineTable & { total: number };
}

export type EngineCall = keyof EngineCalls;
