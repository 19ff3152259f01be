/**
 * Turns the source tables of the national tariffs into the data files of the mocks. Run:
 * `npx tsx mocks/data/import-tariffs.ts <folder with the tables>`. The tables themselves are not part of the project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';

type Row = Record<string, string>;

const SECTORS: Record<string, string> = {
  'electric-vehicle': 'ev',
  'intelligent-manufacturing': 'smartManufacturing',
  'building-materials': 'buildingMaterials',
  textile: 'textile',
};
const RCEP_COLUMNS_VN = {
  A: 'rcep_asean',
  B: 'rcep_australia',
  C: 'rcep_china',
  D: 'rcep_japan',
  E: 'rcep_korea',
  F: 'rcep_new_zealand',
} as const;
const LETTER_OF_GROUP: Record<string, string> = {
  ASEAN: 'A',
  Australia: 'B',
  China: 'C',
  Japan: 'D',
  Korea: 'E',
  'New Zealand': 'F',
};
const YEARS = [2022, 2023, 2024, 2025, 2026, 2027];

/** English names that the source has wrong, in our words: it repeats the name of 8702.20 at 8702.30. */
const CORRECTED_EN: Record<string, string> = {
  '870230':
    'Vehicles; public transport type (carries 10 or more persons, including driver), with both spark-ignition internal combustion piston engine and electric motor for propulsion, new or used',
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say where the source tables are: import-tariffs.ts <folder>');
const target = dirname(fileURLToPath(import.meta.url));

const codes = readTable('hs-sectors.csv').filter((row) => field(row, 'sector') in SECTORS);
const isOurs = new Set(codes.map((row) => field(row, 'hs6')));
writeCodes();
writeVietNam();
writeJapan();
writeKorea();

function writeCodes(): void {
  const names = new Map(readTable('hs-sectors-i18n.csv').map((row) => [field(row, 'hs6'), row]));
  const rows = codes.map((row) => {
    const local = names.get(field(row, 'hs6')) ?? {};
    return [
      field(row, 'hs6'),
      SECTORS[field(row, 'sector')],
      field(row, 'name_zh'),
      CORRECTED_EN[field(row, 'hs6')] ?? field(row, 'description_en'),
      shortened(field(local, 'description_ja')),
      shortened(field(local, 'description_vi')),
    ];
  });
  write('hs-codes.json', {
    source: {
      en: 'UN Comtrade list of HS 2022 (datasets/harmonized-system, ODC-PDDL)',
      zh: 'short working names, not the official text of the Chinese tariff: unchecked',
      ja: 'Japan Customs web tariff, heading > subheading, long headings cut at their first comma',
      vi: 'consolidated tariff of Viet Nam, heading > subheading, long headings cut at their first comma',
    },
    asOf: { en: '2024-10-25', zh: '2026', ja: '2026-07-09', vi: '2026-01-07' },
    note: 'The source repeats the English name of 8702.20 (compression-ignition) at 8702.30; the name here is corrected by us, unchecked.',
    correctedEn: Object.keys(CORRECTED_EN),
    columns: ['hs6', 'sector', 'zh', 'en', 'ja', 'vi'],
    rows,
  });
}

function writeVietNam(): void {
  const rows = readTable('tariff-vietnam-2026.csv')
    .filter((row) => isOurs.has(field(row, 'hs6')))
    .map((row) => [
      field(row, 'national_code8'),
      field(row, 'description_vi'),
      field(row, 'description_en'),
      field(row, 'rate_mfn'),
      ...Object.values(RCEP_COLUMNS_VN).map((column) => field(row, column)),
      ...['atiga_asean', 'acfta_china', 'vjepa_japan', 'vkfta_korea'].map((column) => field(row, column)),
    ]);
  const years = readTable('rcep-yearly-rates.csv')
    .filter((row) => isOurs.has(field(row, 'hs6')))
    .map((row) => [
      field(row, 'national_code8'),
      LETTER_OF_GROUP[field(row, 'origin_group')],
      ...YEARS.map((year) => field(row, `rate_${year}`)),
      field(row, 'flag') === 'verified' ? '' : 'order',
    ]);
  write('tariff-vn.json', {
    source:
      'Consolidated import tariff 2026, Customs Sub-Department Region VIII; years: Decree 129/2022/ND-CP',
    asOf: '2026-01-07',
    note: 'Rates as printed: percent, decimal comma; * no preference; (-KH) not for goods from that country. RCEP letters A ASEAN, B Australia, C China, D Japan, E Korea, F New Zealand. In years, "" is not held and "order" marks rows whose order of values is not checked.',
    columns: ['code', 'vi', 'en', 'mfn', 'A', 'B', 'C', 'D', 'E', 'F', 'atiga', 'acfta', 'vjepa', 'vkfta'],
    rows,
    yearColumns: ['code', 'letter', ...YEARS.map(String), 'unchecked'],
    years,
  });
}

function writeJapan(): void {
  const rows = readTable('tariff-japan-2026.csv')
    .filter((row) => isOurs.has(field(row, 'hs6')))
    .map((row) =>
      [
        'national_code9',
        'description_ja',
        'general_rate',
        'provisional_rate',
        'wto_rate',
        'rcep_rate_asean_au_nz',
        'rcep_rate_china',
        'rcep_rate_korea',
        'ajcep_rate_asean',
        'cptpp_rate',
      ].map((column) => field(row, column)),
    );
  write('tariff-jp.json', {
    source: 'Japan Customs web tariff, https://www.customs.go.jp/tariff/',
    asOf: '2026-07-09',
    note: 'Rates as printed: 無税 is free; a WTO rate in brackets is not below the general rate; a mark such as ● makes a rate conditional; an empty preference column means no preference listed.',
    columns: ['code', 'ja', 'general', 'provisional', 'wto', 'aseanAuNz', 'cn', 'kr', 'ajcep', 'cptpp'],
    rows,
  });
}

function writeKorea(): void {
  const rows = readTable('tariff-korea-2026.csv')
    .filter((row) => isOurs.has(field(row, 'hs6')))
    .map((row) =>
      ['national_code10', 'general_rate', 'rcep_rate_china', 'kor_chn_fta_rate'].map((column) =>
        field(row, column),
      ),
    );
  write('tariff-kr.json', {
    source: 'Korea Customs Service, tariff table by item number (data.go.kr 15051179, KOGL type 1)',
    asOf: '2026-02-11',
    note: 'Rates in percent; RCEP and Korea-China for goods from China only. The basic rate is not the MFN applied rate, which is the lower of it and the WTO rate.',
    columns: ['code', 'basic', 'rcepChina', 'koreaChina'],
    rows,
  });
}

function readTable(name: string): Row[] {
  const lines = readFileSync(join(folder ?? '', name), 'utf8').split('\n');
  const head = lines.findIndex((line) => !line.startsWith('#'));
  return Papa.parse<Row>(lines.slice(head).join('\n'), { header: true, skipEmptyLines: true }).data;
}

function field(row: Row, column: string): string {
  return (row[column] ?? '').trim();
}

/** A heading path whose long parts are cut at their first comma, so that what tells codes apart stays readable. */
function shortened(path: string): string {
  return path.split(' > ').map(cut).join(' > ');
}

function cut(part: string, index: number, parts: string[]): string {
  if (part.length <= 60 || index === parts.length - 1) return part;
  const comma = part.search(/[,;、（(]/);
  return `${part.slice(0, comma > 0 ? Math.min(comma, 60) : 60).trim()}…`;
}

/** One line per row of the tariff, so that a change of one line is a difference of one line. */
function write(name: string, content: Record<string, unknown>): void {
  const parts = Object.entries(content).map(([key, value]) =>
    Array.isArray(value) && Array.isArray(value[0])
      ? `  ${JSON.stringify(key)}: [\n${value.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
      : `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  writeFileSync(join(target, name), `{\n${parts.join(',\n')}\n}\n`);
}
