import { findHeads } from '../../indicator-table/table-heads';
import { readTableElsewhere } from '../../indicator-table/read-table-elsewhere';

/** The cells of a file with the columns that were recognised. Rejects with `TableError`. */
export async function readOwnTable(file: File, language: string) {
  const { cells } = await readTableElsewhere(file, language);
  return { cells, ...findHeads(cells) };
}
