import { changedRow, emptyRow, isBlankRow, MAX_BOM_ROWS } from '@/features/origin/bom/bom';
import type { BomDraft, BomRow } from '@/features/origin/bom/bom';
import type { BomImport } from '@/features/origin/bom/bom-csv';

/**
 * A draft with the imported rows: a file replaces the old ones, pasted cells are appended; no rows change nothing.
 */
export function importedDraft(
  draft: BomDraft,
  kind: 'file' | 'paste',
  { rows, isSample }: Pick<BomImport, 'rows' | 'isSample'>,
): BomDraft {
  if (rows.length === 0) return draft;
  const old = kind === 'file' ? [] : draft.rows.filter((row) => !isBlankRow(row));
  return {
    ...draft,
    isSample: isSample || (draft.isSample && old.length > 0),
    rows: [...old, ...rows].slice(0, MAX_BOM_ROWS),
  };
}

/**
 * A draft with pasted cells filled in from the row `first` on: their values replace the old ones, null leaves a row
 * as it is.
 */
export function filledDraft(
  draft: BomDraft,
  first: number,
  rows: readonly (Partial<BomRow> | null)[],
): BomDraft {
  const end = Math.min(MAX_BOM_ROWS, first + rows.findLastIndex((row) => row !== null) + 1);
  const missing = Math.max(0, end - draft.rows.length);
  const room = [...draft.rows, ...Array.from({ length: missing }, emptyRow)];
  return {
    ...draft,
    rows: room.map((row, index) => {
      const changes = index < first ? null : (rows[index - first] ?? null);
      return changes === null ? row : changedRow(row, changes);
    }),
  };
}
