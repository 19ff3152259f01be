import { findHeads } from '../../indicator-table/table-heads';
import { readTableElsewhere } from '../../indicator-table/read-table-elsewhere';

/** The cells of a file with the columns that were recognised. Rejects with `TableError`. */
export async function readOwnTable(file: File, language: string, wanted: string | null) {
  const { cells, sheets, sheet } = await readTableElsewhere(file, language, wanted);
  return { sheets, sheet, table: { cells, ...findHeads(cells) } };
}
