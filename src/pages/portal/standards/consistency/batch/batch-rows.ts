import { DEGREES, EMPTY_EVIDENCE, LANGUAGES_OF_TEXT, STRUCTURES } from '@/domain/standards';
import type { Check, ConsistencyEvidence, Degree, Deviation } from '@/domain/standards';
import { csvRecords } from '@/shared/files/separated-records';

/** One standard of a list: its number, and its evidence if the list has any. */
export interface BatchRow {
  line: number;
  number: string;
  reference: string;
  declared: Degree | null;
  evidence: ConsistencyEvidence | null;
}

/** A cell that is invalid for its column; the row is read without it. */
export interface BadCell {
  line: number;
  column: BatchColumn;
  text: string;
}

/** The result of reading a list. `left` counts lines beyond the maximum. */
export interface BatchList {
  rows: BatchRow[];
  bad: BadCell[];
  left: number;
}

/** The columns of a list, by the names in its header line; only the number is required. */
export const BATCH_COLUMNS = [
  'number',
  'reference',
  'declared',
  'structure',
  'deviations',
  'unexplained',
  'compared',
  'editorial',
  'share',
  'language',
] as const;
export type BatchColumn = (typeof BATCH_COLUMNS)[number];

export const MOST_ROWS = 500;
const MOST_DEVIATIONS = 200;
const LINE_LENGTH = 300;
const EDITORIAL = ['none', 'permitted', 'beyond'] as const;

/**
 * Reads a list of standards: one number per line, or a table (comma, semicolon or tab) with a header of
 * `BATCH_COLUMNS`. An empty cell is unknown. Duplicate numbers are read once. Never throws.
 */
export function readBatch(text: string): BatchList {
  const body = text.replace(/^\ufeff/, '');
  const records = csvRecords(body, separatorOf(body), 1).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const head = (records[0]?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const hasHead = head.includes('number');
  const columns = hasHead ? head : ['number'];
  const bad: BadCell[] = [];
  const rows = new Map<string, BatchRow>();
  for (const { cells, line } of records.slice(hasHead ? 1 : 0)) {
    const cell = (column: BatchColumn) => (cells[columns.indexOf(column)] ?? '').trim().slice(0, LINE_LENGTH);
    const number = cell('number');
    const key = plainNumber(number);
    if (key === '' || rows.has(key)) continue;
    const oneOf = <T extends string>(column: BatchColumn, values: readonly T[]): T | null => {
      const typed = cell(column);
      const found = values.find((value) => value.toLowerCase() === typed.toLowerCase()) ?? null;
      if (typed !== '' && found === null) bad.push({ line, column, text: typed });
      return found;
    };
    const count = (column: BatchColumn, most: number): number | null => {
      const typed = cell(column);
      if (typed === '') return null;
      const value = Number(typed.replace(/\s*%$/, ''));
      if (Number.isFinite(value) && value >= 0 && value <= most) return value;
      bad.push({ line, column, text: typed });
      return null;
    };
    rows.set(key, {
      line,
      number,
      reference: cell('reference'),
      declared: oneOf('declared', DEGREES),
      evidence: evidenceOf(oneOf, count),
    });
  }
  const all = [...rows.values()];
  return { rows: all.slice(0, MOST_ROWS), bad, left: Math.max(0, all.length - MOST_ROWS) };
}

/** A normalised number, the same for all spellings: no spaces, capital letters, one kind of hyphen. */
export const plainNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐‑–—−]/g, '-')
    .toUpperCase();

function evidenceOf(
  oneOf: <T extends string>(column: BatchColumn, values: readonly T[]) => T | null,
  count: (column: BatchColumn, most: number) => number | null,
): ConsistencyEvidence | null {
  const structure = oneOf('structure', STRUCTURES);
  const compared = oneOf('compared', ['yes', 'no'] as const);
  const editorial = oneOf('editorial', EDITORIAL);
  const language = oneOf('language', LANGUAGES_OF_TEXT);
  const sharePercent = count('share', 100);
  const unexplained = count('unexplained', MOST_DEVIATIONS);
  const deviations = count('deviations', MOST_DEVIATIONS);
  const given = [structure, compared, editorial, language, sharePercent, unexplained, deviations];
  if (given.every((value) => value === null)) return null;
  const total = Math.max(Math.floor(deviations ?? 0), Math.floor(unexplained ?? 0));
  return {
    ...EMPTY_EVIDENCE,
    structure,
    sharePercent,
    language,
    isWholeCompared: compared ?? 'unknown',
    isEditorialCompared: editorial === null ? 'unknown' : 'yes',
    editorial: editorial === 'beyond' ? ['beyond'] : [],
    deviations: Array.from({ length: total }, (_, index) =>
      deviation(index, unexplained === null ? 'unknown' : index < unexplained ? 'no' : 'yes'),
    ),
  };
}

/** A deviation of which only the number is known. */
const deviation = (index: number, isExplained: Check): Deviation => ({
  id: String(index),
  clause: '',
  kind: 'changed',
  isIdentified: isExplained,
  isExplained,
  weight: 1,
  summary: '',
});

function separatorOf(text: string): ',' | ';' | '\t' {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  return (
    ([',', ';', '\t'] as const).toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  );
}
