import { packedFile } from './rules';

/** A row of the table of the Appendices on tariff differentials, by its column names. */
export type AppendixCsvRow = Readonly<Record<'importer' | 'code' | 'applies' | 'dv_percent', string>>;

/**
 * The Appendices to Annex I as packed JSON, one row a line: `[importer, digits of the national code, first year, last
 * year (empty: none), domestic value in %, '1' where its six digits are a code of HS 2022]`. Throws on an invalid
 * row.
 */
export function packAppendices(rows: readonly AppendixCsvRow[], hs2022: ReadonlySet<string>): string {
  const packed = rows.map((row) => packedRow(row, hs2022));
  const names = packed.map(([importer, code]) => `${importer} ${code}`);
  if (new Set(names).size !== names.length) throw new Error('A line is in an Appendix twice');
  return packedFile({ sourceId: 'vn-circular-05-2022', asOf: '2022-02-18', hsEdition: 2012 }, packed);
}

const YEARS = /^(?:from year (\d+)|years (\d+)-(\d+))$/;

function packedRow(
  { importer, code, applies, dv_percent: percent }: AppendixCsvRow,
  hs2022: ReadonlySet<string>,
) {
  const years = YEARS.exec(applies);
  const digits = code.replace(/\D/g, '');
  if (!years || !/^\d{8,10}$/.test(digits) || !/^[A-Z]{2}$/.test(importer) || !/^\d+$/.test(percent))
    throw new Error(`A row of the Appendices is not understood: ${importer} ${code} ${applies} ${percent}`);
  const [, from, first, last = ''] = years;
  return [importer, digits, from ?? first ?? '', last, percent, hs2022.has(digits.slice(0, 6)) ? '1' : ''];
}
