import { PARTIES } from '@/domain/rcep';
import { LANGUAGES } from '@/shared/i18n/languages';

/** Common origins of materials outside the Agreement; others are accepted from files. */
export const OTHER_ORIGINS = [
  'IN',
  'US',
  'DE',
  'TW',
  'HK',
  'MO',
  'TR',
  'GB',
  'FR',
  'IT',
  'NL',
  'BE',
  'ES',
  'AT',
  'CH',
  'SE',
  'PL',
  'CZ',
  'RU',
  'BR',
  'MX',
  'CA',
  'CL',
  'PE',
  'ZA',
  'AE',
  'SA',
  'IL',
  'BD',
  'PK',
  'LK',
] as const;

/** Codes whose names are in the texts, not in the browser's list. */
export const NAMED_PLACES = ['HK', 'MO', 'TW'] as const;

/** The name of a country in a language (BCP 47); the code itself if the browser has no name. */
export function browserCountryName(code: string, language: string): string {
  return displayName(code, language) ?? code;
}

/**
 * A reader of country cells: ISO codes of two or three letters and names in the six languages become the two-letter
 * code, an empty cell or a word for "unknown" the empty text, anything else null. `names`: further names by code.
 */
export function countryReader(names: Readonly<Record<string, string>>): (text: string) => string | null {
  const byName = new Map<string, string>(Object.entries(ALPHA_3));
  for (const code of [...PARTIES, ...OTHER_ORIGINS]) {
    for (const language of LANGUAGES) byName.set(nameKey(browserCountryName(code, language)), code);
  }
  for (const [code, name] of [...SPELLINGS, ...Object.entries(names)]) byName.set(nameKey(name), code);
  return (text) => {
    const key = nameKey(text);
    if (UNKNOWN.includes(key)) return '';
    const code = /^[a-z]{2}$/.test(key) ? key.toUpperCase() : '';
    return byName.get(key) ?? (code !== '' && displayName(code, 'en') ? code : null);
  };
}

const UNKNOWN = ['', '?', '-', '—', 'unknown', '不明', '未知', '모름', '미상', 'khôngrõ', 'tidakdiketahui'];
const ALPHA_3: Record<string, string> = {
  aus: 'AU',
  brn: 'BN',
  chn: 'CN',
  idn: 'ID',
  jpn: 'JP',
  khm: 'KH',
  kor: 'KR',
  lao: 'LA',
  mmr: 'MM',
  mys: 'MY',
  nzl: 'NZ',
  phl: 'PH',
  sgp: 'SG',
  tha: 'TH',
  vnm: 'VN',
  ind: 'IN',
  usa: 'US',
  deu: 'DE',
  tur: 'TR',
  gbr: 'GB',
};
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['CN', '中国大陆'],
  ['CN', 'P.R. China'],
  ['CN', 'PRC'],
  ['KR', 'Korea'],
  ['KR', 'Republic of Korea'],
  ['KR', '한국'],
  ['VN', 'Viet Nam'],
  ['VN', '베트남'],
  ['LA', 'Lao PDR'],
  ['BN', 'Brunei Darussalam'],
  ['BN', '文莱达鲁萨兰国'],
  ['US', 'USA'],
  ['GB', 'UK'],
  ['ID', '印尼'],
  ['TR', 'Turkey'],
  ['TW', '中国台湾'],
  ['HK', '中国香港'],
  ['MO', '中国澳门'],
  ['TW', '台湾'],
  ['HK', '香港'],
  ['MO', '澳门'],
];

const nameKey = (text: string) => text.slice(0, 80).normalize('NFKC').toLowerCase().replace(/[\s.]/g, '');

function displayName(code: string, language: string): string | null {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}
