import type { Edition } from '../../src/domain/editions';

/** The counts of the packed files. */
export type PackedCounts = Pick<Edition, 'rows' | 'codes'>;

const SCHEDULE = { kind: 'schedule', hsEdition: 2022, mark: 'fact' } as const;
const YEAR_2026 = { validFrom: '2026-01-01', validTo: '2026-12-31' } as const;

/** The catalogue; its ids are those of the sources. Rows and codes are counted when the files are packed. */
const CATALOGUE = [
  {
    id: 'hs-2022',
    kind: 'nomenclature',
    importer: null,
    hsEdition: 2022,
    validFrom: '2022-01-01',
    validTo: null,
    title: 'Harmonized System 2022, UN Comtrade list with names of the national tariffs',
    publisher: 'UN Comtrade; Japan Customs; Viet Nam Customs; Korea Customs Service; Indonesian Customs',
    url: 'https://comtradeplus.un.org',
    licence: 'ODC-PDDL-1.0; government terms of use with attribution',
    asOf: '2024-10-25',
    mark: 'fact',
  },
  {
    id: 'vn-circular-32-2022',
    kind: 'rules',
    importer: null,
    hsEdition: 2022,
    validFrom: '2023-01-01',
    validTo: null,
    title: 'Thông tư 32/2022/TT-BCT, Phụ lục I: quy tắc cụ thể mặt hàng RCEP theo HS 2022',
    publisher: 'Bộ Công Thương Việt Nam',
    url: 'https://ecosys.gov.vn',
    licence: 'Legal text, outside copyright (IP Law of Viet Nam, art. 15)',
    asOf: '2022-11-18',
    mark: 'fact',
  },
  {
    ...SCHEDULE,
    ...YEAR_2026,
    id: 'vn-tariff-2026',
    importer: 'VN',
    title: 'Biểu thuế xuất nhập khẩu tổng hợp 2026',
    publisher: 'Chi cục Hải quan khu vực VIII',
    url: null,
    licence: 'Legal text, outside copyright (IP Law of Viet Nam, art. 15)',
    asOf: '2026-01-07',
  },
  {
    ...SCHEDULE,
    id: 'vn-decree-129-2022',
    importer: 'VN',
    validFrom: '2022-01-01',
    validTo: '2027-12-31',
    title: 'Nghị định 129/2022/NĐ-CP, biểu thuế ưu đãi đặc biệt RCEP 2022–2027',
    publisher: 'Chính phủ Việt Nam, Công báo',
    url: null,
    licence: 'Legal text, outside copyright (IP Law of Viet Nam, art. 15)',
    asOf: '2022-12-30',
  },
  {
    ...SCHEDULE,
    id: 'jp-tariff-2026',
    importer: 'JP',
    validFrom: '2026-04-01',
    validTo: '2027-03-31',
    title: '実行関税率表（2026年7月9日版）',
    publisher: '税関 Japan Customs',
    url: 'https://www.customs.go.jp/tariff/',
    licence: 'Government of Japan standard terms of use (attribution)',
    asOf: '2026-07-09',
  },
  {
    ...SCHEDULE,
    id: 'jp-tariff-2025',
    importer: 'JP',
    validFrom: '2025-04-01',
    validTo: '2026-03-31',
    title: '実行関税率表（2026年1月1日版）：RCEP税率',
    publisher: '税関 Japan Customs',
    url: 'https://www.customs.go.jp/tariff/',
    licence: 'Government of Japan standard terms of use (attribution)',
    asOf: '2026-01-01',
  },
  {
    ...SCHEDULE,
    ...YEAR_2026,
    id: 'kr-tariff-2026',
    importer: 'KR',
    title: '품목번호별 관세율표 2026년 (중국산 물품)',
    publisher: '관세청 Korea Customs Service',
    url: 'https://www.data.go.kr/data/15051179/fileData.do',
    licence: 'KOGL type 1 (attribution)',
    asOf: '2026-02-11',
  },
  {
    ...SCHEDULE,
    ...YEAR_2026,
    id: 'kr-tariff-2026-origins',
    importer: 'KR',
    title: '품목번호별 관세율표 2026년 (전체 원산지, 293개 품목)',
    publisher: '관세청 Korea Customs Service',
    url: 'https://www.data.go.kr/data/15051179/fileData.do',
    licence: 'KOGL type 1 (attribution)',
    asOf: '2026-02-11',
  },
  {
    ...SCHEDULE,
    id: 'id-tariff-2022',
    importer: 'ID',
    validFrom: null,
    validTo: null,
    title: 'Buku Tarif Kepabeanan Indonesia 2022 (PMK 26/PMK.010/2022)',
    publisher: 'Direktorat Jenderal Bea dan Cukai',
    url: 'https://insw.go.id',
    licence: 'Legal text, outside copyright (Law 28/2014 of Indonesia, art. 42)',
    asOf: '2022-08',
  },
  {
    ...SCHEDULE,
    id: 'my-tariff-2025',
    importer: 'MY',
    validFrom: '2025-01-01',
    validTo: '2026-12-31',
    title: 'Perintah Duti Kastam 2025 (8703.80, 8703.90, 8707.10, 8708); kadar RCEP 2026',
    publisher: 'Jabatan Kastam Diraja Malaysia',
    url: 'https://ezhs.customs.gov.my',
    licence: 'Legal text; no licence stated',
    asOf: '2026',
  },
] as const satisfies readonly Omit<Edition, 'rows' | 'codes'>[];

type EditionId = (typeof CATALOGUE)[number]['id'];

/** The catalogue with counts. */
export function editionEntries(counted: Readonly<Record<EditionId, PackedCounts>>): Edition[] {
  return CATALOGUE.map((entry) => ({
    ...entry,
    rows: counted[entry.id].rows,
    codes: counted[entry.id].codes,
  }));
}
