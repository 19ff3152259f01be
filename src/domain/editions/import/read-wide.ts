import { readEdition } from '../read-edition';
import { fieldReader, inFileOrder, isBlank, problemList } from './import-reading';
import type { ImportReading, ImportSource } from './import-reading';
import { codeProblem, nationalCode } from './national-code';
import { mappingOf } from './tariff-layout';

/** Reads a file with one row per line. Rows without a code and without rates are headings. */
export function readWide({ cells, format, layout, nomenclature }: ImportSource): ImportReading {
  const has = (id: string) => (format.places[id] ?? null) !== null;
  const rates = layout.columns.map(({ id }) => id).filter(has);
  const columns = ['code', ...Object.keys(layout.descriptions).filter(has), ...rates];
  const textOf = fieldReader(format);
  const { problems, add } = problemList(format);
  const check = { digits: layout.digits, nomenclature };
  const rows: string[][] = [];
  const fileRows: number[] = [];
  let skipped = 0;
  for (let at = format.firstRow; at < cells.length; at += 1) {
    const row = cells[at] ?? [];
    if (isBlank(row)) continue;
    const printed = textOf(row, 'code');
    const code = nationalCode(printed, check);
    const problem = codeProblem(code, check);
    if (problem === 'notACode' && rates.every((id) => textOf(row, id) === '')) {
      skipped += 1;
    } else if (problem === null) {
      rows.push(columns.map((id) => (id === 'code' ? code : textOf(row, id))));
      fileRows.push(at);
    } else {
      add(at, 'code', problem, printed);
    }
  }
  const read = readEdition({ header: columns, rows }, mappingOf(layout, columns));
  for (const { row, column, reason, text } of read.problems) {
    const isRepeated = reason === 'repeatedCode';
    add(Number(fileRows[row - 1]), column, isRepeated ? reason : 'unknownNotation', text);
  }
  return { table: { columns, rows }, lines: read.rows, problems: inFileOrder(problems), skipped };
}
