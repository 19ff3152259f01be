/**
 * Converts the tables of the nomenclature and the national tariffs into data files for the mocks, and compares them
 * with the tables. Run: `npm run data -- <folder of CSV files>`. The tables themselves are not part of the project.
 */
import { join } from 'node:path';
import { appliedJapaneseMfn, type EditionRow, readRate, type Table } from '../src/domain/editions';
import { packAgreementCriteria } from './pack/agreement-criteria';
import { type AppendixCsvRow, packAppendices } from './pack/appendices';
import { editionEntries, type PackedCounts } from './pack/editions';
import * as mappings from './pack/mappings';
import { packNomenclature } from './pack/nomenclature';
import { emptyPacked, writePacked, writePackedText } from './pack/packed-file';
import { readCsv, recordsOf } from './pack/read-csv';
import { isHsCode, writeRates } from './pack/rates';
import { packRules, type RuleRow } from './pack/rules';
import { searchNames } from './pack/search-names';
import { packStandards } from './pack/standards/pack-standards';
import { packTariff, type PackedTariff } from './pack/tariffs';

const folder = process.argv[2];
if (folder === undefined) throw new Error('The folder of the tables is missing: npm run data -- <folder>');

const read = (name: string): Table => readCsv(join(folder, name));

emptyPacked();
const names = read('hs-2022.csv');
const nomenclature = packNomenclature(names);
for (const { path, text } of searchNames(recordsOf(names))) writePackedText(path, text);

const rules = recordsOf(read('rcep-psr-hs2022.csv')) as RuleRow[];
writePackedText('rules.json', packRules(rules));
const appendices = recordsOf(read('rcep-tariff-differential-appendices.csv')) as AppendixCsvRow[];
const hs2022 = new Set(recordsOf(names).flatMap(({ hs6 = '' }) => (hs6 === '' ? [] : [hs6])));
writePackedText('appendices.json', packAppendices(appendices, hs2022));
const criteria = recordsOf(read('agreement-origin-criteria.csv'));
writePackedText('agreement-criteria.json', `${JSON.stringify(packAgreementCriteria(criteria), null, 1)}\n`);
packStandards({
  china: recordsOf(read('standards.csv')),
  japan: recordsOf(read('standards-jis-four-sectors.csv')),
  adoptions: recordsOf(read('standards-adoption-other.csv')),
  limits: recordsOf(read('technical-limits.csv')),
});

const vietNam = packTariff({
  dataset: 'tariff-vn',
  table: beside(read('tariff-vietnam-2026-all.csv'), read('tariff-vietnam-2026-all-other-agreements.csv')),
  mapping: mappings.VIET_NAM,
});
const vietNamYears = packTariff({
  dataset: 'tariff-vn-years',
  table: read('rcep-yearly-rates.csv'),
  mapping: mappings.VIET_NAM_YEARS,
});
const japan = packTariff({
  dataset: 'tariff-jp',
  table: beside(read('tariff-japan-2026-all.csv'), read('tariff-japan-2026-all-other-agreements.csv')),
  mapping: mappings.JAPAN,
  headings: { language: 'ja', texts: nomenclature.japanese },
});
const japanYears = packTariff({
  dataset: 'tariff-jp-years',
  table: read('rcep-yearly-japan-2025-2026.csv'),
  mapping: mappings.JAPAN_YEARS,
});
const korea = packTariff({
  dataset: 'tariff-kr',
  table: read('tariff-korea-2026-all.csv'),
  mapping: mappings.KOREA,
});
const koreaOrigins = packTariff({
  dataset: 'tariff-kr-origins',
  table: read('tariff-korea-2026-all-origins.csv'),
  mapping: mappings.KOREA_ORIGINS,
});
const indonesia = packTariff({
  dataset: 'tariff-id',
  table: read('tariff-indonesia-mfn-2022-all.csv'),
  mapping: mappings.INDONESIA,
});
const malaysia = packTariff({
  dataset: 'tariff-my',
  table: read('tariff-malaysia-ev-part.csv'),
  mapping: mappings.MALAYSIA,
});

const mfn = (row: EditionRow) => row.rates['mfn'] ?? null;
writeRates(
  'vn',
  vietNam.rows,
  ['rcepAsean', 'rcepAu', 'rcepCn', 'rcepJp', 'rcepKr', 'rcepNz'],
  pointerAsNoData,
);
writeRates('jp', japan.rows, ['rcepAseanAuNz', 'rcepCn', 'rcepKr'], japaneseMfn);
const origins = new Map(koreaOrigins.rows.map((row) => [row.code, row]));
writeRates(
  'kr',
  korea.rows,
  ['rcepAsean', 'rcepAu', 'rcepCn', 'rcepJp', 'rcepNz'],
  ({ code }) => origins.get(code)?.rates['mfn'] ?? null,
  (row, column) => row.rates[column] ?? origins.get(row.code)?.rates[column],
);
writeRates('id', indonesia.rows, [], mfn);
writeRates('my', malaysia.rows, ['rcep'], mfn);

writePacked('chapters.json', {
  rows: [
    { dataset: 'nomenclature', chapters: nomenclature.chapters.join(' '), lines: 0, codesByYear: 0 },
    extent('tariff-vn', vietNam, codesOf(vietNamYears.rows)),
    extent('tariff-vn-years', vietNamYears),
    extent('tariff-jp', japan, twoYears(japan.rows, japanYears.rows)),
    extent('tariff-jp-years', japanYears),
    extent('tariff-kr', korea),
    extent('tariff-kr-origins', koreaOrigins),
    extent('tariff-id', indonesia),
    extent('tariff-my', malaysia),
  ],
});
writePacked('editions.json', {
  rows: editionEntries({
    'hs-2022': nomenclature,
    'vn-circular-32-2022': { rows: rules.length, codes: hs2022.size },
    'vn-tariff-2026': counts(vietNam),
    'vn-decree-129-2022': counts(vietNamYears),
    'jp-tariff-2026': counts(japan),
    'jp-tariff-2025': counts(japanYears),
    'kr-tariff-2026': counts(korea),
    'kr-tariff-2026-origins': counts(koreaOrigins),
    'id-tariff-2022': counts(indonesia),
    'my-tariff-2025': counts(malaysia),
  }),
});

/** Two tables with the same lines in the same order, joined into one. */
function beside(first: Table, second: Table): Table {
  const code = (table: Table, row: readonly string[] | undefined) =>
    row?.[table.header.findIndex((name) => name.startsWith('national_code'))];
  const isSame = first.rows.every((row, index) => code(first, row) === code(second, second.rows[index]));
  if (!isSame || first.rows.length !== second.rows.length) throw new Error('The lines of two tables differ');
  return {
    header: [...first.header, ...second.header],
    rows: first.rows.map((row, index) => [...row, ...(second.rows[index] ?? [])]),
  };
}

/** If Viet Nam refers to chapter 98, the line has no MFN rate. */
function pointerAsNoData(row: EditionRow) {
  const rate = mfn(row);
  return rate?.duty ? rate : null;
}

function japaneseMfn({ rates }: EditionRow) {
  const [general = '', provisional = '', wto = ''] = ['general', 'provisional', 'wto'].map(
    (id) => rates[id]?.printed,
  );
  const printed = appliedJapaneseMfn({ general, provisional, wto });
  return printed === null ? null : readRate('JP', printed);
}

function counts({ rows }: PackedTariff): PackedCounts {
  return { rows: rows.length, codes: codesOf(rows).size };
}

/** Six-digit codes of the HS; chapters 98 and 99 are national. */
function codesOf(rows: readonly EditionRow[]): Set<string> {
  return new Set(rows.filter(isHsCode).map(({ code }) => code.slice(0, 6)));
}

/** Codes of Japan with a line with known RCEP rates of both tariff years. */
function twoYears(lines: readonly EditionRow[], changed: readonly EditionRow[]): Set<string> {
  const unknown = new Set(changed.filter(({ texts }) => texts['held2025'] === 'no').map(({ code }) => code));
  return codesOf(lines.filter(({ code }) => !unknown.has(code)));
}

function extent(dataset: string, { rows, chapters }: PackedTariff, codesByYear = new Set<string>()) {
  return {
    dataset,
    chapters: chapters.join(' '),
    lines: rows.filter(isHsCode).length,
    codesByYear: codesByYear.size,
  };
}
