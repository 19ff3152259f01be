/** Rows (from 0) that one cell of a column (from 0) covers. */
export interface MergedRows {
  column: number;
  first: number;
  last: number;
}

/** The merged cells of a sheet that cover more than one row. */
export function mergedRows(sheet: string): MergedRows[] {
  return [...sheet.matchAll(/<(?:\w+:)?mergeCell [^>]*\bref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g)].flatMap(
    ([, letters = '', first, last]) =>
      first === last ? [] : [{ column: columnAt(letters), first: Number(first) - 1, last: Number(last) - 1 }],
  );
}

/** A is 0, Z is 25, AA is 26. */
export function columnAt(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
