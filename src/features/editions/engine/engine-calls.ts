import type {
  FileFormat,
  FileShape,
  EditionFileProblem,
  ImportReason,
  LineTable,
  RateVerdict,
  Repair,
  RuleLineEffect,
} from '@/domain/editions';

/** A file as opened: its rows up to the last that is not empty, and its first ones to choose columns by. */
export interface OpenedFile {
  rows: number;
  encoding: string | null;
  hasFormulas: boolean;
  /** Of a workbook: its sheets, and the one that was read. */
  sheets: string[];
  sheet: string | null;
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

/** A file as checked. `format` is null if it is not recognised, or its columns are incomplete. */
export interface CheckedFile {
  format: FileFormat | null;
  isComplete: boolean;
  lines: number;
  codes: number;
  skipped: number;
  /** Lines with the code and the rates of an earlier line. */
  repeated: number;
  problems: EditionFileProblem[];
  /** All of them; `problems` has the first 20,000. */
  problemCount: number;
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

/**
 * An edition against another one; `changes` has all, the largest of each kind first. `verdicts` are answers that
 * change, and how many of them by exporter, or by what a rule does to goods. `uncovered` are codes without a rule; 0 for
 * a tariff. `steep` are lines with a new rate above 100 %.
 */
export interface ComparedEditions {
  before: number;
  after: number;
  counts: Record<LineChangeKind, number>;
  changes: LineChange[];
  lostColumns: string[];
  newColumns: string[];
  verdicts: { changed: number; lines: number; groups: [id: string, changed: number][] };
  uncovered: number;
  steep: number;
}

/** The work on files and lines that runs off the main thread. */
export interface EngineCalls {
  /** Opens the sheet of that name, else the first with a table. */
  open: (bytes: Uint8Array<ArrayBuffer>, language: string, sheet: string | null) => Promise<OpenedFile>;
  setCodes: (codes: string) => void;
  check: (question: CheckQuestion) => CheckedFile;
  /** Adds lines of the edition to compare with, or of the one to compare. */
  addLines: (to: 'before' | 'after', part: LineTable) => void;
  compare: (subject: string) => ComparedEditions;
  /** Lines of the checked file. */
  take: (from: number, count: number) => LineTable;
}

export type EngineCall = keyof EngineCalls;
