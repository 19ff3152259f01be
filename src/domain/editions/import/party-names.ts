import { wordKey } from './word-key';

/** Names of the Parties in files, in Chinese, English, Japanese, Korean, Vietnamese and Malay. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  AU: ['澳大利亚', 'Australia', 'オーストラリア', '豪州', '호주', 'Úc'],
  BN: ['文莱', 'Brunei', 'Brunei Darussalam', 'ブルネイ', '브루나이'],
  CN: ['中国', 'China', '중국', 'Trung Quốc'],
  ID: ['印度尼西亚', '印尼', 'Indonesia', 'インドネシア', '인도네시아'],
  JP: ['日本', 'Japan', '일본', 'Nhật Bản', 'Jepun'],
  KH: ['柬埔寨', 'Cambodia', 'カンボジア', '캄보디아', 'Campuchia', 'Kemboja'],
  KR: ['韩国', 'Korea', 'Republic of Korea', '韓国', '대한민국', '한국', 'Hàn Quốc', 'Republik Korea'],
  LA: ['老挝', 'Lao PDR', 'Laos', 'ラオス', '라오스', 'Lào'],
  MM: ['缅甸', 'Myanmar', 'ミャンマー', '미얀마'],
  MY: ['马来西亚', 'Malaysia', 'マレーシア', '말레이시아'],
  NZ: ['新西兰', 'New Zealand', 'ニュージーランド', '뉴질랜드'],
  PH: ['菲律宾', 'Philippines', 'フィリピン', '필리핀', 'Filipina'],
  SG: ['新加坡', 'Singapore', 'シンガポール', '싱가포르', 'Singapura'],
  TH: ['泰国', 'Thailand', 'タイ', '태국', 'Thái Lan'],
  VN: ['越南', 'Viet Nam', 'ベトナム', '베트남', 'Việt Nam'],
  ASEAN: ['东盟', '아세안'],
};

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [wordKey(name), code] as const)),
);

/** The ISO code of a Party by its name, `ASEAN` by its names; any other text in capitals. */
export const partyCode = (text: string): string => BY_NAME.get(wordKey(text)) ?? text.trim().toUpperCase();
