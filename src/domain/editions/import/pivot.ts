import { rateReader } from './rate-reader';
import type { LineTable, TariffLayout } from './tariff-layout';

/** One rate of a line, from one row of a file. */
export interface RateEntry {
  readonly code: string;
  readonly column: string;
  readonly text: string;
  /** Index of the row of the file. */
  readonly at: number;
}

/** Lines from rates in any order: one row per code, the codes sorted, one column per rate that occurs. */
export function pivoted(
  entries: readonly RateEntry[],
  layout: TariffLayout,
  refuse: (entry: RateEntry, reason: 'conflict' | 'unknownNotation') => void,
): LineTable {
  const lines = new Map<string, Map<string, RateEntry>>();
  const rateOf = rateReader(layout);
  for (const entry of entries) {
    const line = lines.get(entry.code) ?? new Map<string, RateEntry>();
    lines.set(entry.code, line);
    const earlier = line.get(entry.column);
    const rate = rateOf(entry.text);
    if (rate === null) refuse(entry, 'unknownNotation');
    const text = rate ?? entry.text;
    if (earlier === undefined) line.set(entry.column, { ...entry, text });
    else if (earlier.text !== text) refuse(entry, 'conflict');
  }
  const used = new Set(entries.map(({ column }) => column));
  const columns = ['code', ...layout.columns.map(({ id }) => id).filter((id) => used.has(id))];
  const codes = [...lines.keys()].toSorted();
  const rows = codes.map((code) =>
    columns.map((id) => (id === 'code' ? code : (lines.get(code)?.get(id)?.text ?? ''))),
  );
  return { columns, rows };
}
