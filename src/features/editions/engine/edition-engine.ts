import {
  coveredCodes,
  doneRepairs,
  type EditionFileProblem,
  type FileFormat,
  type FileSheet,
  formatByHand,
  type ImportReason,
  isComplete,
  isHsCode,
  isRules,
  type LineTable,
  readEditionFile,
  repaired,
  sheetHead,
  stackedSheets,
} from '@/domain/editions';
import { comparedRules } from './compared-rules';
import { comparedTariffs } from './compared-tariffs';
import type {
  CheckedFile,
  CheckQuestion,
  EngineCalls,
  FileRow,
  LineChange,
  WantedRows,
} from './engine-calls';
import { foundChanges } from './found-changes';
import { foundLines, foundRows } from './found-lines';
import { openedSheets } from './opened-sheets';

/** Problems that are sent with a check. */
const FIRST_PROBLEMS = 50;
/** Problems that can be listed: a file with more is another one than was meant. */
const MOST_PROBLEMS = 20_000;

const NO_LINES: LineTable = { columns: [], rows: [] };

/** The work on one file, or on two editions. */
export function editionEngine(): EngineCalls {
  let sheets: readonly FileSheet[] = [];
  let nomenclature: ReadonlySet<string> = new Set();
  let problems: readonly EditionFileProblem[] = [];
  let changes: readonly LineChange[] = [];
  let rowsOf: (wanted: WantedRows) => readonly FileRow[] = () => [];
  const tables: Record<'before' | 'after', LineTable> = { before: NO_LINES, after: NO_LINES };

  return {
    open: async (bytes, language, subject, chosen) => {
      const { opened, ...read } = await openedSheets(bytes, language, subject, chosen);
      sheets = read.sheets;
      return opened;
    },
    setCodes: (codes) => {
      nomenclature = new Set(codes.split(' '));
    },
    check: (question) => {
      tables.after = NO_LINES;
      [problems, changes] = [[], []];
      rowsOf = () => [];
      const format = formatOf(sheets, question);
      if (format === null || !isComplete(format) || format.subject !== question.subject)
        return { ...UNREAD, format };
      const cells = stackedSheets(sheets, format);
      rowsOf = (wanted) => foundRows(cells, format, question.repairs, wanted);
      const { table, skipped, repeated, ...read } = readEditionFile({
        cells: repaired(cells, question.repairs),
        format,
        validFrom: question.validFrom,
        nomenclature,
      });
      tables.after = table;
      problems = read.problems.slice(0, MOST_PROBLEMS);
      const reasons = new Map<ImportReason, number>();
      for (const { reason } of read.problems) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      return {
        format,
        isComplete: true,
        lines: table.rows.length,
        codes: isRules(question.subject) ? coveredCodes(table, nomenclature) : codesOf(table),
        national: table.rows.filter(([code = '']) => !isHsCode(code)).length,
        skipped,
        repeated,
        problems: problems.slice(0, FIRST_PROBLEMS),
        problemCount: read.problems.length,
        listed: problems.length,
        hasNames: problems.some(({ name }) => name !== ''),
        repaired: doneRepairs(question.repairs, read.problems).length,
        reasons: [...reasons],
      };
    },
    addLines: (to, { columns, rows }) => {
      tables[to] = { columns, rows: [...tables[to].rows, ...rows.map((row) => row.map(withLineFeeds))] };
    },
    problems: (from, count) => problems.slice(from, from + count),
    rowProblems: (row) => problems.filter((problem) => problem.row === row),
    compare: (subject) => {
      const comparison = isRules(subject)
        ? comparedRules(tables.before, tables.after, nomenclature)
        : comparedTariffs(tables.before, tables.after, subject);
      changes = comparison.changes;
      return comparison.compared;
    },
    changes: (wanted, from, count) => {
      const found = wanted === null ? changes : foundChanges(changes, wanted);
      return { rows: found.slice(from, from + count), total: found.length };
    },
    take: (from, count) => ({
      columns: tables.after.columns,
      rows: tables.after.rows.slice(from, from + count),
    }),
    rows: (wanted, from, count) => {
      const found = rowsOf(wanted);
      return { rows: found.slice(from, from + count), total: found.length };
    },
    lines: (subject, text, from, count) => {
      const found = foundLines(tables.after, text, subject);
      return { columns: tables.after.columns, rows: found.slice(from, from + count), total: found.length };
    },
  };
}

/** Line breaks as files are read, so that the same text is no change. */
const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

const UNREAD: Omit<CheckedFile, 'format'> = {
  isComplete: false,
  lines: 0,
  codes: 0,
  national: 0,
  skipped: 0,
  repeated: 0,
  problems: [],
  problemCount: 0,
  listed: 0,
  hasNames: false,
  repaired: 0,
  reasons: [],
};

/** Chosen columns are those of every sheet, whatever its head. */
function formatOf(
  [first, ...others]: readonly FileSheet[],
  { subject, byHand }: CheckQuestion,
): FileFormat | null {
  if (first === undefined) return null;
  if (byHand === null)
    return others.every((sheet) => sheetHead(sheet) === sheetHead(first)) ? first.format : null;
  const format = formatByHand(first.cells, { ...byHand, subject });
  return { ...format, places: { ...format.places, ...byHand.places } };
}

/** Six-digit codes with a line. */
function codesOf({ rows }: LineTable): number {
  return new Set(rows.flatMap(([code = '']) => (isHsCode(code) ? [code.slice(0, 6)] : []))).size;
}
