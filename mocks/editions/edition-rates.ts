import {
  type EditionRow,
  layoutOf,
  linesOf,
  type LineTable,
  mfnOf,
  type PrintedRate,
  type TariffLayout,
} from '@/domain/editions';
import type { RatesTable } from '../tariffs/packed';
import { uploadedLines } from './edition-lines';
import type { EditionInForce } from './editions-in-force';

const read = new WeakMap<LineTable, readonly EditionRow[]>();
const grouped = new WeakMap<LineTable, ReadonlyMap<string, readonly EditionRow[]>>();

/** The lines of a published edition, read once; none after a withdrawal. */
function rowsOf({ values }: EditionInForce, importer: string): readonly EditionRow[] {
  const table = tableOf(values);
  if (table === null) return [];
  const rows = read.get(table) ?? linesOf(table, layoutOf(importer));
  read.set(table, rows);
  return rows;
}

/** The same by their six-digit code. */
export function rowsByCode(
  edition: EditionInForce,
  importer: string,
): ReadonlyMap<string, readonly EditionRow[]> {
  const table = tableOf(edition.values);
  if (table === null) return new Map();
  const groups = grouped.get(table) ?? byCode(rowsOf(edition, importer));
  grouped.set(table, groups);
  return groups;
}

/** The exporters that an edition has a column for; a file need not have all columns of the tariff. */
export function exportersIn(edition: EditionInForce, importer: string): string[] {
  const columns = tableOf(edition.values)?.columns ?? [];
  const own = layoutOf(importer).columns.filter(({ id, role }) => role === 'rcep' && columns.includes(id));
  return [...new Set(own.flatMap(({ parties = [] }) => parties))];
}

/** The RCEP rate of a line for goods of an exporter: the first column for it that is not empty. */
export function rcepRateOf(
  { rates }: EditionRow,
  layout: TariffLayout,
  exporter: string,
): PrintedRate | null {
  const own = layout.columns.flatMap(({ id, role, parties = [] }) => {
    const rate = rates[id];
    return role === 'rcep' && parties.includes(exporter) && rate !== undefined ? [rate] : [];
  });
  return own.find(({ notation }) => notation !== 'blank') ?? own[0] ?? null;
}

/** The rates of an edition as numbers, like the packed ones: MFN, and the RCEP rate for goods of each exporter. */
export function ratesOfEdition(
  edition: EditionInForce,
  importer: string,
  exporters: readonly string[],
): RatesTable {
  const layout = layoutOf(importer);
  return {
    columns: ['code', 'mfn', ...exporters],
    rows: rowsOf(edition, importer).map((row) => [
      row.code,
      cellOf(mfnOf(row, layout)),
      ...exporters.map((exporter) => cellOf(rcepRateOf(row, layout, exporter))),
    ]),
  };
}

const tableOf = (values: EditionInForce['values']): LineTable | null =>
  values === null ? null : uploadedLines(String(values['file']));

/** A number is a percentage, null a rate that is none, `-` no preference, an empty text no data. */
function cellOf(rate: PrintedRate | null): number | string | null {
  if (rate === null || rate.notation === 'blank') return '';
  if (rate.duty?.kind === 'excluded') return '-';
  return rate.duty?.kind === 'adValorem' ? rate.duty.percent : null;
}

function byCode(rows: readonly EditionRow[]): Map<string, EditionRow[]> {
  const groups = new Map<string, EditionRow[]>();
  for (const row of rows) {
    const hs = row.code.slice(0, 6);
    const own = groups.get(hs);
    if (own === undefined) groups.set(hs, [row]);
    else own.push(row);
  }
  return groups;
}
