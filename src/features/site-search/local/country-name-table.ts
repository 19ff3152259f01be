/**
 * The search names of the 16 countries in the six languages, for both page and server: those of the area `countries`,
 * and short, older and other common ones, which are never shown. Short ones that are everyday words are left out:
 * "nhật" is part of "hình chữ nhật", "thái" of "trạng thái", "lao" of "lao động".
 */
// oxfmt-ignore
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  AU: '澳大利亚,澳洲,Australia,オーストラリア,豪州,호주,오스트레일리아,Úc',
  BN: '文莱,汶莱,Brunei Darussalam,Brunei,ブルネイ,브루나이',
  CN: '中国,中华人民共和国,China,PRC,中華人民共和国,중국,중화인민공화국,Trung Quốc,Republik Rakyat China',
  ID: '印度尼西亚,印尼,Indonesia,インドネシア,인도네시아,인니',
  IN: '印度,India,Bharat,インド,인도,Ấn Độ',
  JP: '日本,Japan,日本国,일본,Nhật Bản,Jepun',
  KH: '柬埔寨,高棉,Cambodia,Kampuchea,カンボジア,캄보디아,Campuchia,Kemboja',
  KR: '韩国,南韩,大韩民国,Republic of Korea,South Korea,Korea,ROK,韓国,大韓民国,대한민국,한국,남한,Hàn Quốc,Nam Hàn,Đại Hàn Dân Quốc,Korea Selatan,Republik Korea',
  LA: '老挝,寮国,Lao PDR,Laos,ラオス,라오스,Lào,Ai Lao',
  MM: '缅甸,Myanmar,Burma,ミャンマー,ビルマ,미얀마,버마,Miến Điện',
  MY: '马来西亚,大马,Malaysia,マレーシア,말레이시아,Mã Lai',
  NZ: '新西兰,纽西兰,New Zealand,Aotearoa,ニュージーランド,뉴질랜드,Tân Tây Lan',
  PH: '菲律宾,Philippines,the Philippines,フィリピン,필리핀,Filipina',
  SG: '新加坡,星加坡,狮城,Singapore,シンガポール,싱가포르,싱가폴,Singapura',
  TH: '泰国,Thailand,タイ,タイ王国,태국,타이,Thái Lan',
  VN: '越南,Viet Nam,Vietnam,ベトナム,ヴェトナム,베트남,월남,Việt Nam',
};
