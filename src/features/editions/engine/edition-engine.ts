import {
  differenceOf,
  type EditionRow,
  formatByHand,
  type ImportReason,
  isComplete,
  isHsCode,
  layoutOf,
  type LineTable,
  readImport,
  recognise,
  repaired,
  type SheetCells,
} from '@/domain/editions';
import { readTable } from '@/shared/files/read-table-file';
import type { ChangeKind, CheckedFile, CheckQuestion, EngineCalls, LineChange } from './engine-calls';
import { FILE_LIMITS } from './file-limits';

const SAMPLE_ROWS = 20;
const SAMPLE_COLUMNS = 40;
/** Problems and changes that are sent to the page. */
const MOST_PROBLEMS = 2000;
const MOST_CHANGES = 300;

const NO_LINES: LineTable = { columns: [], rows: [] };

/** The work on one file, or on two editions. */
export function editionEngine(): EngineCalls {
  let cells: SheetCells = [];
  let nomenclature: ReadonlySet<string> = new Set();
  const tables: Record<'before' | 'after', LineTable> = { before: NO_LINES, after: NO_LINES };

  return {
    open: async (bytes, language) => {
      const { encoding, hasFormulas, ...read } = await readTable(bytes, language, FILE_LIMITS);
      cells = read.cells;
      const sample = cells.slice(0, SAMPLE_ROWS).map((row) => row.slice(0, SAMPLE_COLUMNS));
      return { rows: cells.length, encoding, hasFormulas, sample };
    },
    setCodes: (codes) => {
      nomenclature = new Set(codes.split(' '));
    },
    check: (question) => {
      tables.after = NO_LINES;
      const format = formatOf(cells, question);
      if (format === null || !isComplete(format) || format.importer !== question.importer)
        return { ...UNREAD, format };
      const { table, problems, skipped } = readImport({
        cells: repaired(cells, question.repairs),
        format,
        layout: layoutOf(question.importer),
        validFrom: question.validFrom,
        nomenclature,
      });
      tables.after = table;
      const codes = table.rows.flatMap(([code = '']) => (isHsCode(code) ? [code.slice(0, 6)] : []));
      const reasons = new Map<ImportReason, number>();
      for (const { reason } of problems) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      return {
        format,
        isComplete: true,
        lines: table.rows.length,
        codes: new Set(codes).size,
        skipped,
        problems: problems.slice(0, MOST_PROBLEMS),
        problemCount: problems.length,
        reasons: [...reasons],
      };
    },
    addLines: (to, { columns, rows }) => {
      tables[to] = { columns, rows: [...tables[to].rows, ...rows] };
    },
    compare: (importer) => {
      const { before, after } = tables;
      const difference = differenceOf(before, after, layoutOf(importer));
      const { added, removed, changed, lostColumns, newColumns, verdicts } = difference;
      return {
        before: before.rows.length,
        after: after.rows.length,
        counts: { changed: changed.length, added: added.length, removed: removed.length },
        changes: [
          ...changed
            .slice(0, MOST_CHANGES)
            .map((change) => sent('changed', change.before, change.after, change.columns, change.size)),
          ...removed.slice(0, MOST_CHANGES).map((row) => sent('removed', row, null, Object.keys(row.rates))),
          ...added.slice(0, MOST_CHANGES).map((row) => sent('added', null, row, Object.keys(row.rates))),
        ],
        lostColumns: [...lostColumns],
        newColumns: [...newColumns],
        verdicts: { ...verdicts, byParty: verdicts.byParty.map(([party, count]) => [party, count]) },
      };
    },
    take: (from, count) => ({
      columns: tables.after.columns,
      rows: tables.after.rows.slice(from, from + count),
    }),
  };
}

const UNREAD: Omit<CheckedFile, 'format'> = {
  isComplete: false,
  lines: 0,
  codes: 0,
  skipped: 0,
  problems: [],
  problemCount: 0,
  reasons: [],
};

function formatOf(cells: SheetCells, { importer, byHand }: CheckQuestion) {
  if (byHand === null) return recognise(cells, importer);
  const format = formatByHand(cells, { ...byHand, importer });
  return { ...format, places: { ...format.places, ...byHand.places } };
}

function sent(
  kind: ChangeKind,
  before: EditionRow | null,
  after: EditionRow | null,
  columns: readonly string[],
  size: number | null = null,
): LineChange {
  const row = after ?? before;
  const textOf = (of: EditionRow | null, column: string) =>
    of?.rates[column]?.printed ?? of?.descriptions[column] ?? '';
  return {
    kind,
    code: row?.code ?? '',
    occurrence: row?.occurrence ?? 1,
    name: Object.values(row?.descriptions ?? {}).find((text) => text !== '') ?? '',
    cells: columns
      .map((column) => ({ column, before: textOf(before, column), after: textOf(after, column) }))
      .filter((cell) => cell.before !== '' || cell.after !== ''),
    size,
  };
}
