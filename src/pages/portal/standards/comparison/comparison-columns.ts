import {
  alignIndicators,
  appliesTo,
  classesOf,
  compareRow,
  readLimit,
  suggestClasses,
} from '@/domain/standards';
import type { Confidence, ManualAlignment, Requirement, RowResult } from '@/domain/standards';
import type { TableRow } from '../indicator-table/table-rows';
import type { StandardDetail } from '@/features/standards/standards-schema';
import { OWN_ID } from './comparison-address';

/** An indicator of one column. `ref` identifies it across all columns; the rest is from its source. */
export interface ComparedIndicator {
  ref: string;
  key: string | null;
  name: { text: string; lang: string | null };
  productClass: string | null;
  printed: string;
  requirement: Requirement;
  inForceFrom: string | null;
  note: { text: string; lang: string } | null;
  url: string | null;
  asOf: string | null;
  mark: 'fact' | 'unchecked' | 'sample' | null;
}

/** One column: a standard of the library, or the reader's own table, which has no `standard`. */
export interface ComparedColumn {
  id: string;
  label: string;
  standard: StandardDetail | null;
  indicators: ComparedIndicator[];
  classes: string[];
  /** The compared class: selected, or suggested; null if the column has none. */
  productClass: string | null;
}

/** One row across the columns, with the result of its comparison. */
export interface ComparedRow {
  id: string;
  confidence: Confidence;
  cells: (ComparedIndicator | null)[];
  result: RowResult;
}

/** The columns of a comparison with the class of each, in the order of the address. */
export function columnsOf(
  columns: readonly Omit<ComparedColumn, 'classes' | 'productClass'>[],
  chosen: Readonly<Record<string, string>>,
): ComparedColumn[] {
  const printed = columns.map(({ indicators }) => classesOf(indicators));
  const wanted = columns.map(({ id }, index) => printed[index]?.[Number(chosen[id])] ?? null);
  const classes = suggestClasses(
    columns.map(({ indicators }) => indicators),
    wanted,
  );
  return columns.map((column, index) => ({
    ...column,
    classes: printed[index] ?? [],
    productClass: classes[index] ?? null,
  }));
}

/** The rows of a comparison: what applies to the class of each column, aligned and compared. */
export function rowsOfColumns(columns: readonly ComparedColumn[], manual: ManualAlignment): ComparedRow[] {
  const shown = columns.map(({ indicators, productClass }) =>
    indicators.filter((indicator) => appliesTo(indicator, productClass)),
  );
  const byRef = new Map(shown.flat().map((indicator) => [indicator.ref, indicator]));
  const named = shown.map((indicators) =>
    indicators.map(({ ref, key, name }) => ({ ref, key, name: name.text })),
  );
  return alignIndicators(named, manual).map(({ id, cells, confidence }) => {
    const filled = cells.map((ref) => (ref === null ? null : (byRef.get(ref) ?? null)));
    return {
      id,
      confidence,
      cells: filled,
      result: compareRow(filled.map((cell) => cell?.requirement ?? null)),
    };
  });
}

/** The column of a standard. */
export const columnOfStandard = (standard: StandardDetail) => ({
  id: standard.id,
  label: standard.number,
  standard,
  indicators: standard.indicators.map((one): ComparedIndicator => ({
    ref: one.id,
    key: one.key,
    name: one.name,
    productClass: one.productClass?.text ?? null,
    printed: one.limit,
    requirement: { ...readLimit(one.limit, one.unit), method: one.testMethod },
    inForceFrom: one.inForceFrom,
    note: one.note,
    url: one.url,
    asOf: one.asOf,
    mark: one.mark,
  })),
});

/** The column of the reader's own table. */
export const columnOfTable = (label: string, rows: readonly TableRow[]) => ({
  id: OWN_ID,
  label,
  standard: null,
  indicators: rows.map((row): ComparedIndicator => ({
    ref: `${OWN_ID}--${row.line}`,
    key: null,
    name: { text: row.name, lang: null },
    productClass: row.productClass,
    printed: row.limit,
    requirement: { ...readLimit(row.limit, row.unit), method: row.testMethod },
    inForceFrom: null,
    note: null,
    url: null,
    asOf: null,
    mark: null,
  })),
});
