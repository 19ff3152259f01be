import { indicatorOf, plainName } from './indicator-names';

/** An indicator to align: `ref` identifies it over all columns, `key` its measurement if known. */
export interface AlignedIndicator {
  ref: string;
  key: string | null;
  name: string;
}

/** `sure`: the same key or name; `suggested`: a synonym; `byHand`: joined or split by the reader. */
export type Confidence = 'sure' | 'suggested' | 'byHand';

/** The reader's changes: lists of refs in one row, and refs in a row of their own. */
export interface ManualAlignment {
  joined: readonly (readonly string[])[];
  split: readonly string[];
}

/** One row over the columns; `cells[i]` is the ref in column i. `id` is all of them. */
export interface AlignedRow {
  id: string;
  cells: (string | null)[];
  confidence: Confidence;
}

/**
 * Puts equal measurements in one row: by hand first, then by key, then by name and synonym. A second indicator from
 * the same column gets a row of its own. Rows are in the order of the first column, then of the others.
 */
export function alignIndicators(
  columns: readonly (readonly AlignedIndicator[])[],
  { joined, split }: ManualAlignment = { joined: [], split: [] },
): AlignedRow[] {
  const rows: OpenRow[] = [];
  for (const [column, indicators] of columns.entries())
    for (const indicator of indicators) {
      const group = joined.findIndex((refs) => refs.includes(indicator.ref));
      const isApart = group < 0 && split.includes(indicator.ref);
      const wanted: Wanted = { indicator: named(indicator), column, group, isApart };
      const found = findRow(rows, wanted);
      if (found === null) rows.push(openRow(wanted, columns.length));
      else join(found, wanted);
    }
  return rows.map(({ cells, confidence }) => ({
    id: cells.flatMap((cell) => (cell === null ? [] : [cell.ref])).join(' '),
    cells: cells.map((cell) => cell?.ref ?? null),
    confidence,
  }));
}

/** An indicator with what its name means, computed once. */
interface Named extends AlignedIndicator {
  plain: string;
  meaning: string | null;
}

const named = (indicator: AlignedIndicator): Named => ({
  ...indicator,
  plain: plainName(indicator.name),
  meaning: indicator.key ?? indicatorOf(indicator.name),
});

interface OpenRow {
  cells: (Named | null)[];
  confidence: Confidence;
  /** Index in the list of joined refs, -1 for none. */
  group: number;
  isApart: boolean;
}

interface Wanted {
  indicator: Named;
  column: number;
  group: number;
  isApart: boolean;
}

const openRow = ({ indicator, column, group, isApart }: Wanted, count: number): OpenRow => ({
  cells: Array.from({ length: count }, (_, place) => (place === column ? indicator : null)),
  confidence: isApart ? 'byHand' : 'sure',
  group,
  isApart,
});

function findRow(rows: readonly OpenRow[], { indicator, column, group, isApart }: Wanted): OpenRow | null {
  const free = rows.filter((row) => row.cells[column] === null && !row.isApart && !isApart);
  if (group >= 0) return free.find((row) => row.group === group) ?? null;
  const open = free.filter((row) => row.group < 0);
  const sure = open.find((row) => has(row, (other) => isSure(indicator, other)));
  return sure ?? open.find((row) => has(row, (other) => isSynonym(indicator, other))) ?? null;
}

function join(row: OpenRow, { indicator, column, group }: Wanted): void {
  const isSureOfAll = row.cells.every((other) => other === null || isSure(indicator, other));
  row.cells[column] = indicator;
  if (group >= 0) row.confidence = 'byHand';
  else if (!isSureOfAll) row.confidence = 'suggested';
}

const has = (row: OpenRow, test: (other: Named) => boolean): boolean =>
  row.cells.some((other) => other !== null && test(other));

/** Two keys decide by themselves: extractable lead is not total lead, however they are named. */
const isSure = (one: Named, other: Named): boolean =>
  one.key !== null && other.key !== null ? one.key === other.key : one.plain === other.plain;

function isSynonym(one: Named, other: Named): boolean {
  if (one.key !== null && other.key !== null) return false;
  return one.meaning !== null && one.meaning === other.meaning;
}
