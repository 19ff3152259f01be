import { isBlankRow, MAX_BOM_ROWS } from '@/features/origin/bom';
import type { BomDraft } from '@/features/origin/bom';
import type { BomImport } from '@/features/origin/bom-csv';

/** A draft with the rows that were read: a file takes the place of the old ones, pasted cells follow them; none change nothing. */
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
