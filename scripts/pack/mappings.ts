import type { EditionMapping, RateColumn, RateRole } from '../../src/domain/editions';

/** A column of rates: id, name in the file, role; an empty cell means no preference except in the national columns. */
function rate(id: string, column: string, role: RateRole, more: Partial<RateColumn> = {}): RateColumn {
  const isPreference = role === 'rcep' || role === 'agreement';
  return { id, column, role, blank: isPreference ? 'noPreference' : 'notGiven', ...more };
}

const agreement = (id: string, column: string, name: string) =>
  rate(id, column, 'agreement', { agreement: name });

/** Four lines of the national chapter 98 have seven digits in the source. */
export const VIET_NAM: EditionMapping = {
  code: 'national_code8',
  digits: [7, 8],
  descriptions: { vi: 'description_vi', en: 'description_en' },
  notation: 'VN',
  repeats: 'allowed',
  texts: {},
  rates: [
    rate('standard', 'standard_rate', 'general'),
    rate('mfn', 'rate_mfn', 'mfn'),
    rate('rcepAsean', 'rcep_asean', 'rcep'),
    rate('rcepAu', 'rcep_australia', 'rcep'),
    rate('rcepCn', 'rcep_china', 'rcep'),
    rate('rcepJp', 'rcep_japan', 'rcep'),
    rate('rcepKr', 'rcep_korea', 'rcep'),
    rate('rcepNz', 'rcep_new_zealand', 'rcep'),
    agreement('atiga', 'atiga_asean', 'ATIGA'),
    agreement('acfta', 'acfta_china', 'ACFTA'),
    agreement('vjepa', 'vjepa_japan', 'VJEPA'),
    agreement('vkfta', 'vkfta_korea', 'VKFTA'),
    agreement('ajcep', 'ajcep_japan_asean', 'AJCEP'),
    agreement('akfta', 'akfta_korea_asean', 'AKFTA'),
    agreement('aanzfta', 'aanzfta_australia_nz_asean', 'AANZFTA'),
    agreement('cptpp', 'cptpp', 'CPTPP'),
    agreement('aifta', 'aifta_india_asean', 'AIFTA'),
  ],
};

export const VIET_NAM_YEARS: EditionMapping = {
  code: 'national_code8',
  digits: [8],
  descriptions: {},
  notation: 'VN',
  repeats: 'allowed',
  texts: { origin: 'origin_group', flag: 'flag' },
  rates: [2022, 2023, 2024, 2025, 2026, 2027].map((year) =>
    rate(String(year), `rate_${year}`, 'rcep', { year, blank: 'notGiven' }),
  ),
};

export const JAPAN: EditionMapping = {
  code: 'national_code9',
  digits: [9],
  descriptions: { ja: 'description_ja' },
  notation: 'JP',
  repeats: 'allowed',
  texts: {},
  rates: [
    rate('general', 'general_rate', 'general'),
    rate('provisional', 'provisional_rate', 'provisional'),
    rate('wto', 'wto_rate', 'wto'),
    rate('rcepAseanAuNz', 'rcep_rate_asean_au_nz', 'rcep'),
    rate('rcepCn', 'rcep_rate_china', 'rcep'),
    rate('rcepKr', 'rcep_rate_korea', 'rcep'),
    agreement('ajcep', 'ajcep_rate_asean', 'AJCEP'),
    agreement('cptpp', 'cptpp_rate', 'CPTPP'),
    agreement('gsp', 'gsp_rate', 'GSP'),
    agreement('ldc', 'gsp_ldc_rate', 'GSP-LDC'),
    agreement('epaSg', 'singapore_epa', 'JSEPA'),
    agreement('epaMy', 'malaysia_epa', 'MJEPA'),
    agreement('epaTh', 'thailand_epa', 'JTEPA'),
    agreement('epaId', 'indonesia_epa', 'JIEPA'),
    agreement('epaBn', 'brunei_epa', 'JBEPA'),
    agreement('epaPh', 'philippines_epa', 'JPEPA'),
    agreement('epaVn', 'vietnam_epa', 'VJEPA'),
    agreement('epaIn', 'india_epa', 'India–Japan CEPA'),
    agreement('epaAu', 'australia_epa', 'JAEPA'),
  ],
};

export const JAPAN_YEARS: EditionMapping = {
  code: 'national_code9',
  digits: [9],
  descriptions: {},
  notation: 'JP',
  repeats: 'allowed',
  texts: { held2025: 'held_2025' },
  rates: [
    rate('rcepAseanAuNz', 'rcep_asean_au_nz_2025', 'rcep', { year: 2025 }),
    rate('rcepCn', 'rcep_china_2025', 'rcep', { year: 2025 }),
    rate('rcepKr', 'rcep_korea_2025', 'rcep', { year: 2025 }),
  ],
};

export const KOREA: EditionMapping = {
  code: 'national_code10',
  digits: [10],
  descriptions: {},
  notation: 'percent',
  repeats: 'problem',
  texts: {},
  rates: [
    rate('basic', 'general_rate', 'basic'),
    rate('rcepCn', 'rcep_rate_china', 'rcep'),
    agreement('ckfta', 'kor_chn_fta_rate', 'Korea–China FTA'),
  ],
};

/** A blank column of this copy means no concession, as in the whole tariff. */
export const KOREA_ORIGINS: EditionMapping = {
  code: 'national_code10',
  digits: [10],
  descriptions: { ko: 'name_ko', en: 'name_en' },
  notation: 'percent',
  repeats: 'problem',
  texts: { note: 'note' },
  rates: [
    rate('basic', 'basic_rate_A', 'basic'),
    rate('wto', 'wto_rate_C', 'wto'),
    rate('mfn', 'mfn_applied_pct', 'mfn'),
    rate('rcepAsean', 'rcep_rate_asean_FRCAS1', 'rcep'),
    rate('rcepAu', 'rcep_rate_australia_FRCAU1', 'rcep'),
    rate('rcepCn', 'rcep_rate_china_FRCCN1', 'rcep'),
    rate('rcepJp', 'rcep_rate_japan_FRCJP1', 'rcep'),
    rate('rcepNz', 'rcep_rate_newzealand_FRCNZ1', 'rcep'),
    agreement('apta', 'apta_rate_E1', 'APTA'),
    agreement('ckfta', 'korea_china_fta_FCN1', 'Korea–China FTA'),
    agreement('akfta', 'korea_asean_fta_FAS1', 'AKFTA'),
    agreement('vkfta', 'korea_vietnam_fta_FVN1', 'VKFTA'),
    agreement('kafta', 'korea_australia_fta_FAU1', 'KAFTA'),
    agreement('knzfta', 'korea_newzealand_fta_FNZ1', 'Korea–New Zealand FTA'),
    agreement('kpfta', 'korea_philippines_fta_FPH1', 'Korea–Philippines FTA'),
  ],
};

export const INDONESIA: EditionMapping = {
  code: 'national_code8',
  digits: [8],
  descriptions: { en: 'description_en', id: 'description_id' },
  notation: 'ID',
  repeats: 'allowed',
  texts: {},
  rates: [rate('mfn', 'mfn_rate', 'mfn')],
};

/** A blank cell of this copy is an unread page, in either column. */
export const MALAYSIA: EditionMapping = {
  code: 'national_code10',
  digits: [10],
  descriptions: { en: 'description_en' },
  notation: 'percent',
  repeats: 'allowed',
  texts: {},
  rates: [
    rate('mfn', 'mfn_pct_pdk2025', 'mfn'),
    rate('rcep', 'rcep_rate_2026', 'rcep', { blank: 'notGiven' }),
  ],
};
