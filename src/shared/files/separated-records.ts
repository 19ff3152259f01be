import Papa from 'papaparse';

/** A record of a text: its cells and the line it begins on. `isOpen`: a quote in it is not closed. */
export interface CsvRecord {
  cells: string[];
  line: number;
  isOpen: boolean;
}

/**
 * The records of a text whose first line has the number `firstLine`; line breaks of any kind become \n. An unclosed
 * quote affects only its own line: from its record on, each line is a separate record. Never throws.
 */
export function csvRecords(body: string, separator: string, firstLine: number): CsvRecord[] {
  const text = body.replace(/\r\n?/g, '\n');
  const { records, open } = readAll(text, separator, firstLine);
  if (open < 0) return records;
  const start = records[open]?.line ?? firstLine;
  const rest = text.split('\n').slice(start - firstLine);
  return [
    ...records.slice(0, open),
    ...rest.flatMap((one, offset) => readAll(one, separator, start + offset).records),
  ];
}

/** `open`: the index of the first record with an unclosed quote that extends over other lines; -1 for none. */
function readAll(text: string, separator: string, firstLine: number) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const faults = new Map(errors.map(({ row, code }) => [row ?? -1, code]));
  let line = firstLine;
  const records = data.map((cells, index): CsvRecord => {
    const start = line;
    line += cells.join('').split('\n').length;
    return { cells, line: start, isOpen: faults.get(index) === 'MissingQuotes' };
  });
  // A quote closed only by a later line's opening quote is unclosed too: text follows that quote immediately.
  const open = records.findIndex(
    ({ cells, isOpen }, index) => isOpen || (faults.has(index) && cells.join('').includes('\n')),
  );
  return { records, open };
}
