import { inFileOrder, isEmptyRow, problemList } from './import-reading';
import type { ImportReading, ImportSource } from './import-reading';
import { layoutOf } from '../layouts';
import { codeProblem, nationalCode } from '../national-code';
import { rateReader } from '../rate-reader';

/** Reads a file with one row per line. Rows without a code and without rates are headings. */
export function readWide({ cells, format, nomenclature }: ImportSource): ImportReading {
  const layout = layoutOf(format.subject);
  const placesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const place = format.places[id] ?? null;
      return place === null ? [] : [{ id, place }];
    });
  const descriptions = placesOf(Object.keys(layout.descriptions));
  const rates = placesOf(layout.columns.map(({ id }) => id));
  const codePlace = Number(format.places['code']);
  const { problems, add } = problemList(format);
  const check = { digits: layout.digits, nomenclature };
  const rateOf = rateReader(layout);
  const codes = new Set<string>();
  const rows: string[][] = [];
  let skipped = 0;
  for (const [at, row] of cells.entries()) {
    if (at < format.firstRow || isEmptyRow(row)) continue;
    const textAt = ({ place }: { place: number }) => (row[place] ?? '').trim();
    const printed = textAt({ place: codePlace });
    const code = nationalCode(printed, check);
    const problem = codeProblem(code, check);
    const texts = rates.map(textAt);
    if (problem === 'notACode' && texts.every((text) => text === '')) {
      skipped += 1;
      continue;
    }
    if (problem !== null) {
      add(at, 'code', problem, printed);
      continue;
    }
    if (layout.repeats === 'problem' && codes.has(code)) add(at, 'code', 'repeatedCode', printed);
    codes.add(code);
    const printedRates = rates.map(({ id }, index) => {
      const text = String(texts[index]);
      const rate = rateOf(text);
      if (rate === null) add(at, id, 'unknownNotation', text);
      return rate ?? text;
    });
    rows.push([code, ...descriptions.map(textAt), ...printedRates]);
  }
  const columns = ['code', ...[...descriptions, ...rates].map(({ id }) => id)];
  return { table: { columns, rows }, problems: inFileOrder(problems), skipped };
}
