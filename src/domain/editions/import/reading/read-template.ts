import { fieldReader, inFileOrder, isEmptyRow, isNote, problemList } from './import-reading';
import type { ImportReading, ImportSource } from './import-reading';
import { layoutOf } from '../layouts';
import { codeProblem, nationalCode } from '../national-code';
import { partiesOfGroup } from '../origin-groups';
import { partyCode } from '../party-names';
import { pivoted, type RateEntry } from '../pivot';
import type { TariffLayout } from '../tariff-layout';

/** Reads the template: importer, origin group, code, year, rate, source. Rows of other years, and notes, are left out. */
export function readTemplate(source: ImportSource): ImportReading {
  const { cells, format, nomenclature, validFrom } = source;
  const layout = layoutOf(format.subject);
  const textOf = fieldReader(format);
  const { problems, add } = problemList(source);
  const check = { digits: layout.digits, nomenclature };
  const entries: RateEntry[] = [];
  let skipped = 0;
  for (const [at, row] of cells.entries()) {
    if (at < format.firstRow || isEmptyRow(row)) continue;
    const [importer, origin, year] = [textOf(row, 'importer'), textOf(row, 'origin'), textOf(row, 'year')];
    const code = nationalCode(textOf(row, 'code'), check);
    const column = columnFor(origin, layout);
    const problem = codeProblem(code, check);
    if (isNote(row)) skipped += 1;
    else if (!/^20\d\d$/.test(year)) add(at, 'year', 'notAYear', year);
    else if (year !== validFrom.slice(0, 4)) skipped += 1;
    else if (partyCode(importer) !== layout.importer) add(at, 'importer', 'otherImporter', importer);
    else if (column === null) add(at, 'origin', 'notAParty', origin);
    else if (problem !== null) add(at, 'code', problem, textOf(row, 'code'));
    else if (textOf(row, 'source') === '') add(at, 'source', 'noSource', '');
    else entries.push({ code, column, text: textOf(row, 'rate'), at });
  }
  const table = pivoted(entries, layout, ({ at, text }, reason) => add(at, 'rate', reason, text));
  return { table, problems: inFileOrder(problems), skipped, repeated: 0 };
}

/** The column of an origin group: `MFN`, or the first RCEP column for all of its exporters. */
function columnFor(origin: string, layout: TariffLayout): string | null {
  if (origin.toUpperCase() === 'MFN') return 'mfn';
  const group = partiesOfGroup(origin, layout.importer);
  if (group === null) return null;
  const fitting = layout.columns.filter(
    ({ role, parties = [] }) => role === 'rcep' && group.every((party) => parties.includes(party)),
  );
  const closest = fitting.toSorted((a, b) => Number(a.parties?.length) - Number(b.parties?.length))[0];
  return closest?.id ?? null;
}
