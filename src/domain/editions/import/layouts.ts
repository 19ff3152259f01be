import type { BlankMeaning } from '../read-rate';
import { PARTIES } from '../../rcep';
import { ASEAN, without } from './origin-groups';
import type { TariffColumn, TariffLayout } from './tariff-layout';

const rcep = (
  id: string,
  parties: readonly string[],
  heads: readonly string[],
  blank: BlankMeaning = 'noPreference',
): TariffColumn => ({ id, role: 'rcep', parties, heads, blank });

const national = (id: string, role: TariffColumn['role'], heads: readonly string[]): TariffColumn => ({
  id,
  role,
  heads,
  blank: 'notGiven',
});

const agreement = (id: string, name: string, heads: readonly string[]): TariffColumn => ({
  id,
  role: 'agreement',
  agreement: name,
  heads,
  blank: 'noPreference',
});

const CODE = ['code', 'hs code', 'tariff code'];
const ENGLISH = ['description_en', 'description', 'description of goods'];

/** The consolidated workbook; four lines of its national chapter 98 have seven digits. */
const VIET_NAM: TariffLayout = {
  importer: 'VN',
  notation: 'VN',
  digits: [7, 8],
  repeats: 'national',
  codeHeads: ['national_code8', 'Mã hàng', 'Mã HS', 'Mã số', ...CODE],
  descriptions: {
    vi: ['description_vi', 'Mô tả hàng hóa', 'Mô tả hàng hoá', 'Mô tả hàng hóa tiếng Việt'],
    en: ['Mô tả hàng hóa tiếng Anh', ...ENGLISH],
  },
  columns: [
    national('standard', 'general', ['standard_rate', 'NK TT', 'NK thường', 'Thuế NK thông thường']),
    national('mfn', 'mfn', ['rate_mfn', 'NK ưu đãi', 'Thuế NK ưu đãi', 'MFN']),
    rcep('rcepAsean', without(ASEAN, 'VN'), ['rcep_asean', 'RCEP A', 'RCEPT A']),
    rcep('rcepAu', ['AU'], ['rcep_australia', 'RCEP B', 'RCEPT B']),
    rcep('rcepCn', ['CN'], ['rcep_china', 'RCEP C', 'RCEPT C']),
    rcep('rcepJp', ['JP'], ['rcep_japan', 'RCEP D', 'RCEPT D']),
    rcep('rcepKr', ['KR'], ['rcep_korea', 'RCEP E', 'RCEPT E']),
    rcep('rcepNz', ['NZ'], ['rcep_new_zealand', 'RCEP F', 'RCEPT F']),
    agreement('atiga', 'ATIGA', ['atiga_asean']),
    agreement('acfta', 'ACFTA', ['acfta_china']),
    agreement('vjepa', 'VJEPA', ['vjepa_japan']),
    agreement('vkfta', 'VKFTA', ['vkfta_korea']),
    agreement('ajcep', 'AJCEP', ['ajcep_japan_asean']),
    agreement('akfta', 'AKFTA', ['akfta_korea_asean']),
    agreement('aanzfta', 'AANZFTA', ['aanzfta_australia_nz_asean']),
    agreement('cptpp', 'CPTPP', ['cp tpp']),
    agreement('aifta', 'AIFTA', ['aifta_india_asean']),
  ],
};

/** The web tariff of Japan Customs as one table. */
const JAPAN: TariffLayout = {
  importer: 'JP',
  notation: 'JP',
  digits: [9],
  repeats: 'allowed',
  codeHeads: ['national_code9', '統計番号', '統計品目番号', 'statistical code', ...CODE],
  descriptions: { ja: ['description_ja', '品名'] },
  columns: [
    national('general', 'general', ['general_rate', '基本', '基本税率']),
    national('provisional', 'provisional', ['provisional_rate', '暫定', '暫定税率']),
    national('wto', 'wto', ['wto_rate', 'WTO協定', '協定']),
    rcep('rcepAseanAuNz', [...ASEAN, 'AU', 'NZ'], ['rcep_rate_asean_au_nz', 'RCEPアセアン豪州NZ']),
    rcep('rcepCn', ['CN'], ['rcep_rate_china', 'RCEP中国']),
    rcep('rcepKr', ['KR'], ['rcep_rate_korea', 'RCEP韓国']),
    agreement('ajcep', 'AJCEP', ['ajcep_rate_asean', 'アセアン']),
    agreement('cptpp', 'CPTPP', ['cptpp_rate']),
    agreement('gsp', 'GSP', ['gsp_rate', '特恵']),
    agreement('ldc', 'GSP-LDC', ['gsp_ldc_rate', '特別特恵']),
    agreement('epaSg', 'JSEPA', ['singapore_epa', 'シンガポール']),
    agreement('epaMy', 'MJEPA', ['malaysia_epa', 'マレーシア']),
    agreement('epaTh', 'JTEPA', ['thailand_epa', 'タイ']),
    agreement('epaId', 'JIEPA', ['indonesia_epa', 'インドネシア']),
    agreement('epaBn', 'JBEPA', ['brunei_epa', 'ブルネイ']),
    agreement('epaPh', 'JPEPA', ['philippines_epa', 'フィリピン']),
    agreement('epaVn', 'VJEPA', ['vietnam_epa', 'ベトナム']),
    agreement('epaIn', 'India–Japan CEPA', ['india_epa', 'インド']),
    agreement('epaAu', 'JAEPA', ['australia_epa', '豪州']),
  ],
};

/** Korea as one line per code; the official workbook has one row per code and kind of rate. */
const KOREA: TariffLayout = {
  importer: 'KR',
  notation: 'KR',
  digits: [10],
  repeats: 'problem',
  codeHeads: ['national_code10', '품목번호', '세번', ...CODE],
  descriptions: { ko: ['name_ko', '한글품목명', '품명'], en: ['name_en', '영문품목명', ...ENGLISH] },
  columns: [
    national('basic', 'basic', ['basic_rate_A', 'general_rate', '기본세율']),
    national('wto', 'wto', ['wto_rate_C', 'WTO협정세율']),
    national('mfn', 'mfn', ['mfn_applied_pct']),
    rcep('rcepAsean', ASEAN, ['rcep_rate_asean_FRCAS1']),
    rcep('rcepAu', ['AU'], ['rcep_rate_australia_FRCAU1']),
    rcep('rcepCn', ['CN'], ['rcep_rate_china_FRCCN1', 'rcep_rate_china']),
    rcep('rcepJp', ['JP'], ['rcep_rate_japan_FRCJP1']),
    rcep('rcepNz', ['NZ'], ['rcep_rate_newzealand_FRCNZ1']),
    agreement('apta', 'APTA', ['apta_rate_E1']),
    agreement('ckfta', 'Korea–China FTA', ['korea_china_fta_FCN1', 'kor_chn_fta_rate']),
    agreement('akfta', 'AKFTA', ['korea_asean_fta_FAS1']),
    agreement('vkfta', 'VKFTA', ['korea_vietnam_fta_FVN1']),
    agreement('kafta', 'KAFTA', ['korea_australia_fta_FAU1']),
    agreement('knzfta', 'Korea–New Zealand FTA', ['korea_newzealand_fta_FNZ1']),
    agreement('kpfta', 'Korea–Philippines FTA', ['korea_philippines_fta_FPH1']),
  ],
};

const INDONESIA: TariffLayout = {
  importer: 'ID',
  notation: 'ID',
  digits: [8],
  repeats: 'national',
  codeHeads: ['national_code8', 'Pos Tarif', 'Pos Tarif/HS', ...CODE],
  descriptions: { en: ENGLISH, id: ['description_id', 'Uraian Barang'] },
  columns: [
    national('mfn', 'mfn', ['mfn_rate', 'Bea Masuk', 'BM']),
    rcep('rcepAsean', without(ASEAN, 'ID'), []),
    ...single(),
  ],
};

const MALAYSIA: TariffLayout = {
  importer: 'MY',
  notation: 'percent',
  digits: [10],
  repeats: 'national',
  codeHeads: ['national_code10', ...CODE],
  descriptions: { en: ENGLISH },
  columns: [
    national('mfn', 'mfn', ['mfn_pct_pdk2025', 'mfn_rate']),
    rcep('rcep', without(PARTIES, 'MY'), ['rcep_rate_2026', 'rcep_rate'], 'notGiven'),
  ],
};

const KNOWN: Readonly<Record<string, TariffLayout>> = {
  ID: INDONESIA,
  JP: JAPAN,
  KR: KOREA,
  MY: MALAYSIA,
  VN: VIET_NAM,
};

/** The layouts of the tariffs whose files are known. */
export const KNOWN_LAYOUTS: readonly TariffLayout[] = Object.values(KNOWN);

/** The layout of an importer's tariff; a general one (MFN, and RCEP by group or for all) if its files are not known. */
export function layoutOf(importer: string): TariffLayout {
  return KNOWN[importer] ?? generalLayout(importer);
}

function generalLayout(importer: string): TariffLayout {
  return {
    importer,
    notation: 'plain',
    digits: [6, 7, 8, 9, 10, 11],
    repeats: 'problem',
    codeHeads: CODE,
    descriptions: { en: ENGLISH },
    columns: [
      national('mfn', 'mfn', ['mfn', 'mfn_rate']),
      rcep('rcep', without(PARTIES, importer), ['rcep', 'rcep_rate'], 'notGiven'),
      rcep('rcepAsean', without(ASEAN, importer), ['rcep_asean'], 'notGiven'),
      ...single().filter(({ parties = [] }) => !parties.includes(importer)),
    ],
  };
}

/** A column for each Party outside ASEAN; an empty cell is no data. */
function single(): TariffColumn[] {
  return [
    rcep('rcepAu', ['AU'], ['rcep_australia'], 'notGiven'),
    rcep('rcepCn', ['CN'], ['rcep_china'], 'notGiven'),
    rcep('rcepJp', ['JP'], ['rcep_japan'], 'notGiven'),
    rcep('rcepKr', ['KR'], ['rcep_korea'], 'notGiven'),
    rcep('rcepNz', ['NZ'], ['rcep_new_zealand'], 'notGiven'),
  ];
}
