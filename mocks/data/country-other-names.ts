/** Short, older and other common names of the 16 countries beside those of `PLACE_NAMES`: searched for, never shown. */
// prettier-ignore
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AU: ['澳洲', '豪州', '오스트레일리아'],
  BN: ['汶莱', 'Brunei'],
  CN: ['中华人民共和国', 'PRC', '中華人民共和国', '중화인민공화국', 'Republik Rakyat China'],
  ID: ['印尼', '인니'],
  IN: ['Bharat'],
  JP: ['日本国', 'Nhật'],
  KH: ['高棉', 'Kampuchea'],
  KR: ['南韩', '大韩民国', 'South Korea', 'Korea', 'ROK', '大韓民国', '한국', '남한', 'Nam Hàn', 'Đại Hàn Dân Quốc'],
  LA: ['寮国', 'Lao', 'Ai Lao'],
  MM: ['Burma', 'ビルマ', '버마', 'Miến Điện'],
  MY: ['大马', 'Mã Lai'],
  NZ: ['纽西兰', 'Aotearoa', 'Tân Tây Lan'],
  PH: ['the Philippines', 'Filipina'],
  SG: ['星加坡', '狮城', '싱가폴', 'Singapura'],
  TH: ['タイ王国', '타이', 'Thái'],
  VN: ['Vietnam', 'ヴェトナム', '월남'],
};
