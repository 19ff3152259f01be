import { inFileOrder, isEmptyRow, problemList } from './import-reading';
import type { ImportReading, ImportSource } from './import-reading';
import { layoutOf } from '../layouts';
import { codeProblem, isHsCode, nationalCode } from '../national-code';
import { rateReader } from '../rate-reader';
import type { TariffLayout } from '../tariff-layout';

/** Reads a file with one row per line. Rows without a code and without rates are headings. */
export function readWide(source: ImportSource): ImportReading {
  const { cells, format, nomenclature } = source;
  const layout = layoutOf(format.subject);
  const placesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const place = format.places[id] ?? null;
      return place === null ? [] : [{ id, place }];
    });
  const descriptions = placesOf(Object.keys(layout.descriptions));
  const rates = placesOf(layout.columns.map(({ id }) => id));
  const codePlace = Number(format.places['code']);
  const { problems, add } = problemList(source);
  const check = { digits: layout.digits, nomenclature };
  const rateOf = rateReader(layout);
  const repeatOf = repeatFinder(layout);
  const rows: string[][] = [];
  let [skipped, repeated] = [0, 0];
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
    const printedRates = rates.map(({ id }, index) => {
      const text = String(texts[index]);
      const rate = rateOf(text);
      if (rate === null) add(at, id, 'unknownNotation', text);
      return rate ?? text;
    });
    const goods = descriptions.map(textAt);
    const repeat = repeatOf(code, goods, printedRates);
    if (repeat === 'conflict' || repeat === 'repeatedCode') {
      add(at, 'code', repeat, printed);
      continue;
    }
    if (repeat === 'same') repeated += 1;
    rows.push([code, ...goods, ...printedRates]);
  }
  const columns = ['code', ...[...descriptions, ...rates].map(({ id }) => id)];
  return { table: { columns, rows }, problems: inFileOrder(problems), skipped, repeated };
}

type Repeat = 'same' | 'conflict' | 'repeatedCode';

/** Says of each line what it is to the earlier line of its code, and of its goods where these may have other rates. */
function repeatFinder({ repeats }: TariffLayout) {
  const earlier = new Map<string, string>();
  return (code: string, goods: readonly string[], rates: readonly string[]): Repeat | null => {
    const differsByGoods = repeats === 'allowed' || (repeats === 'national' && !isHsCode(code));
    const key = JSON.stringify(differsByGoods ? [code, ...goods] : [code]);
    const [own, before] = [JSON.stringify(rates), earlier.get(key)];
    if (before === undefined) {
      earlier.set(key, own);
      return null;
    }
    if (repeats === 'problem') return 'repeatedCode';
    return before === own ? 'same' : 'conflict';
  };
}
