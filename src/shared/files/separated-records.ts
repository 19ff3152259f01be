import Papa from 'papaparse';

/** A record of a text: its cells and the line it begins on. `isOpen`: a quote in it is never closed. */
export interface CsvRecord {
  cells: string[];
  line: number;
  isOpen: boolean;
}

/**
 * The records of a text whose first line has the number `firstLine`; line breaks of any kind come out as \n. A quote left
 * open costs its own line alone: from the record it stands in on, each line is a record by itself. Never throws.
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

/** `open`: the place of the first record that a quote runs on in, over lines that are not its own; -1 for none. */
function readAll(text: string, separator: string, firstLine: number) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const faults = new Map(errors.map(({ row, code }) => [row ?? -1, code]));
  let line = firstLine;
  const records = data.map((cells, index): CsvRecord => {
    const start = line;
    line += cells.join('').split('\n').length;
    return { cells, line: start, isOpen: faults.get(index) === 'MissingQuotes' };
  });
  // A quote that only a later line's quote seems to close is open too: something follows that quote at once.
  const open = records.findIndex(
    ({ cells, isOpen }, index) => isOpen || (faults.has(index) && cells.join('').includes('\n')),
  );
  return { records, open };
}
