import { inSix, type Texts } from '../../locale';

/** Names of the trading partners of the 16, as written on the agreement's pages in each language. */
// oxfmt-ignore
export const PLACE_NAMES: Readonly<Record<string, Texts>> = {
  AE: inSix('阿联酋', 'United Arab Emirates', 'アラブ首長国連邦', '아랍에미리트', 'UAE', 'Emiriah Arab Bersatu'),
  AU: inSix('澳大利亚', 'Australia', 'オーストラリア', '호주', 'Úc', 'Australia'),
  BN: inSix('文莱', 'Brunei Darussalam', 'ブルネイ', '브루나이', 'Brunei', 'Brunei'),
  CN: inSix('中国', 'China', '中国', '중국', 'Trung Quốc', 'China'),
  DE: inSix('德国', 'Germany', 'ドイツ', '독일', 'Đức', 'Jerman'),
  GB: inSix('英国', 'United Kingdom', '英国', '영국', 'Vương quốc Anh', 'United Kingdom'),
  HK: inSix('中国香港', 'Hong Kong, China', '香港（中国）', '홍콩(중국)', 'Hồng Kông (Trung Quốc)', 'Hong Kong, China'),
  ID: inSix('印度尼西亚', 'Indonesia', 'インドネシア', '인도네시아', 'Indonesia', 'Indonesia'),
  IN: inSix('印度', 'India', 'インド', '인도', 'Ấn Độ', 'India'),
  JP: inSix('日本', 'Japan', '日本', '일본', 'Nhật Bản', 'Jepun'),
  KH: inSix('柬埔寨', 'Cambodia', 'カンボジア', '캄보디아', 'Campuchia', 'Kemboja'),
  KR: inSix('韩国', 'Republic of Korea', '韓国', '대한민국', 'Hàn Quốc', 'Republik Korea'),
  LA: inSix('老挝', 'Lao PDR', 'ラオス', '라오스', 'Lào', 'Laos'),
  MM: inSix('缅甸', 'Myanmar', 'ミャンマー', '미얀마', 'Myanmar', 'Myanmar'),
  MY: inSix('马来西亚', 'Malaysia', 'マレーシア', '말레이시아', 'Malaysia', 'Malaysia'),
  NZ: inSix('新西兰', 'New Zealand', 'ニュージーランド', '뉴질랜드', 'New Zealand', 'New Zealand'),
  PH: inSix('菲律宾', 'Philippines', 'フィリピン', '필리핀', 'Philippines', 'Filipina'),
  RU: inSix('俄罗斯', 'Russia', 'ロシア', '러시아', 'Nga', 'Rusia'),
  SA: inSix('沙特阿拉伯', 'Saudi Arabia', 'サウジアラビア', '사우디아라비아', 'Ả Rập Xê Út', 'Arab Saudi'),
  SG: inSix('新加坡', 'Singapore', 'シンガポール', '싱가포르', 'Singapore', 'Singapura'),
  TH: inSix('泰国', 'Thailand', 'タイ', '태국', 'Thái Lan', 'Thailand'),
  TW: inSix('中国台湾', 'Taiwan, China', '台湾（中国）', '대만(중국)', 'Đài Loan (Trung Quốc)', 'Taiwan, China'),
  US: inSix('美国', 'United States', '米国', '미국', 'Hoa Kỳ', 'Amerika Syarikat'),
  VN: inSix('越南', 'Viet Nam', 'ベトナム', '베트남', 'Việt Nam', 'Viet Nam'),
};

/** Official languages, by BCP 47. */
// oxfmt-ignore
export const LANGUAGE_NAMES: Readonly<Record<string, Texts>> = {
  en: inSix('英语', 'English', '英語', '영어', 'tiếng Anh', 'Inggeris'),
  fil: inSix('菲律宾语', 'Filipino', 'フィリピノ語', '필리핀어', 'tiếng Filipino', 'Filipina'),
  hi: inSix('印地语', 'Hindi', 'ヒンディー語', '힌디어', 'tiếng Hindi', 'Hindi'),
  id: inSix('印度尼西亚语', 'Indonesian', 'インドネシア語', '인도네시아어', 'tiếng Indonesia', 'Indonesia'),
  ja: inSix('日语', 'Japanese', '日本語', '일본어', 'tiếng Nhật', 'Jepun'),
  km: inSix('高棉语', 'Khmer', 'クメール語', '크메르어', 'tiếng Khmer', 'Khmer'),
  ko: inSix('韩语', 'Korean', '韓国語', '한국어', 'tiếng Hàn', 'Korea'),
  lo: inSix('老挝语', 'Lao', 'ラオス語', '라오어', 'tiếng Lào', 'Lao'),
  mi: inSix('毛利语', 'Māori', 'マオリ語', '마오리어', 'tiếng Māori', 'Maori'),
  ms: inSix('马来语', 'Malay', 'マレー語', '말레이어', 'tiếng Mã Lai', 'Melayu'),
  my: inSix('缅甸语', 'Burmese', 'ミャンマー語', '미얀마어', 'tiếng Miến Điện', 'Burma'),
  ta: inSix('泰米尔语', 'Tamil', 'タミル語', '타밀어', 'tiếng Tamil', 'Tamil'),
  th: inSix('泰语', 'Thai', 'タイ語', '태국어', 'tiếng Thái', 'Thai'),
  vi: inSix('越南语', 'Vietnamese', 'ベトナム語', '베트남어', 'tiếng Việt', 'Vietnam'),
  zh: inSix('中文', 'Chinese', '中国語', '중국어', 'tiếng Trung', 'Cina'),
};

export interface CountryNames {
  iso3: string;
  /** The country's names in its own languages, by BCP 47. */
  own: readonly (readonly [lang: string, text: string])[];
  official: Texts;
  capital: Texts;
  currency: string;
  currencyName: Texts;
  /** Official languages, by BCP 47. */
  languages: readonly string[];
}

/**
 * Names by country. Codes and English names: ISO 3166-1 and ISO 4217. Capitals, official languages, the names of
 * currencies, and official names in other languages than Chinese and English were not checked at an official source.
 */
// oxfmt-ignore
export const COUNTRY_NAMES: Readonly<Record<string, CountryNames>> = {
  CN: {
    iso3: 'CHN', own: [['zh', '中国']],
    official: inSix('中华人民共和国', 'People’s Republic of China', '中華人民共和国', '중화인민공화국', 'Cộng hòa Nhân dân Trung Hoa', 'Republik Rakyat China'),
    capital: inSix('北京', 'Beijing', '北京', '베이징', 'Bắc Kinh', 'Beijing'),
    currency: 'CNY', currencyName: inSix('人民币', 'renminbi', '人民元', '위안화', 'nhân dân tệ', 'renminbi'), languages: ['zh'],
  },
  ID: {
    iso3: 'IDN', own: [['id', 'Indonesia']],
    official: inSix('印度尼西亚共和国', 'Republic of Indonesia', 'インドネシア共和国', '인도네시아 공화국', 'Cộng hòa Indonesia', 'Republik Indonesia'),
    capital: inSix('雅加达', 'Jakarta', 'ジャカルタ', '자카르타', 'Jakarta', 'Jakarta'),
    currency: 'IDR', currencyName: inSix('印尼盾', 'rupiah', 'ルピア', '루피아', 'rupiah', 'rupiah'), languages: ['id'],
  },
  JP: {
    iso3: 'JPN', own: [['ja', '日本']],
    official: inSix('日本国', 'Japan', '日本国', '일본국', 'Nhật Bản', 'Jepun'),
    capital: inSix('东京', 'Tokyo', '東京', '도쿄', 'Tokyo', 'Tokyo'),
    currency: 'JPY', currencyName: inSix('日元', 'yen', '円', '엔', 'yên', 'yen'), languages: ['ja'],
  },
  KR: {
    iso3: 'KOR', own: [['ko', '대한민국']],
    official: inSix('大韩民国', 'Republic of Korea', '大韓民国', '대한민국', 'Đại Hàn Dân Quốc', 'Republik Korea'),
    capital: inSix('首尔', 'Seoul', 'ソウル', '서울', 'Seoul', 'Seoul'),
    currency: 'KRW', currencyName: inSix('韩元', 'won', 'ウォン', '원', 'won', 'won'), languages: ['ko'],
  },
  TH: {
    iso3: 'THA', own: [['th', 'ไทย']],
    official: inSix('泰王国', 'Kingdom of Thailand', 'タイ王国', '타이 왕국', 'Vương quốc Thái Lan', 'Kerajaan Thailand'),
    capital: inSix('曼谷', 'Bangkok', 'バンコク', '방콕', 'Bangkok', 'Bangkok'),
    currency: 'THB', currencyName: inSix('泰铢', 'baht', 'バーツ', '바트', 'baht', 'baht'), languages: ['th'],
  },
  MY: {
    iso3: 'MYS', own: [['ms', 'Malaysia']],
    official: inSix('马来西亚', 'Malaysia', 'マレーシア', '말레이시아', 'Malaysia', 'Malaysia'),
    capital: inSix('吉隆坡', 'Kuala Lumpur', 'クアラルンプール', '쿠알라룸푸르', 'Kuala Lumpur', 'Kuala Lumpur'),
    currency: 'MYR', currencyName: inSix('林吉特', 'ringgit', 'リンギット', '링깃', 'ringgit', 'ringgit'), languages: ['ms'],
  },
  VN: {
    iso3: 'VNM', own: [['vi', 'Việt Nam']],
    official: inSix('越南社会主义共和国', 'Socialist Republic of Viet Nam', 'ベトナム社会主義共和国', '베트남 사회주의 공화국', 'Cộng hòa Xã hội chủ nghĩa Việt Nam', 'Republik Sosialis Vietnam'),
    capital: inSix('河内', 'Ha Noi', 'ハノイ', '하노이', 'Hà Nội', 'Hanoi'),
    currency: 'VND', currencyName: inSix('越南盾', 'dong', 'ドン', '동', 'đồng', 'dong'), languages: ['vi'],
  },
  AU: {
    iso3: 'AUS', own: [['en', 'Australia']],
    official: inSix('澳大利亚联邦', 'Australia', 'オーストラリア連邦', '오스트레일리아 연방', 'Thịnh vượng chung Úc', 'Komanwel Australia'),
    capital: inSix('堪培拉', 'Canberra', 'キャンベラ', '캔버라', 'Canberra', 'Canberra'),
    currency: 'AUD', currencyName: inSix('澳大利亚元', 'Australian dollar', '豪ドル', '호주 달러', 'đô la Úc', 'dolar Australia'), languages: ['en'],
  },
  NZ: {
    iso3: 'NZL', own: [['en', 'New Zealand'], ['mi', 'Aotearoa']],
    official: inSix('新西兰', 'New Zealand', 'ニュージーランド', '뉴질랜드', 'New Zealand', 'New Zealand'),
    capital: inSix('惠灵顿', 'Wellington', 'ウェリントン', '웰링턴', 'Wellington', 'Wellington'),
    currency: 'NZD', currencyName: inSix('新西兰元', 'New Zealand dollar', 'NZドル', '뉴질랜드 달러', 'đô la New Zealand', 'dolar New Zealand'), languages: ['en', 'mi'],
  },
  MM: {
    iso3: 'MMR', own: [['my', 'မြန်မာ']],
    official: inSix('缅甸联邦共和国', 'Republic of the Union of Myanmar', 'ミャンマー連邦共和国', '미얀마 연방 공화국', 'Cộng hòa Liên bang Myanmar', 'Republik Kesatuan Myanmar'),
    capital: inSix('内比都', 'Nay Pyi Taw', 'ネピドー', '네피도', 'Nay Pyi Taw', 'Nay Pyi Taw'),
    currency: 'MMK', currencyName: inSix('缅元', 'kyat', 'チャット', '짯', 'kyat', 'kyat'), languages: ['my'],
  },
  SG: {
    iso3: 'SGP', own: [['en', 'Singapore'], ['zh', '新加坡'], ['ms', 'Singapura'], ['ta', 'சிங்கப்பூர்']],
    official: inSix('新加坡共和国', 'Republic of Singapore', 'シンガポール共和国', '싱가포르 공화국', 'Cộng hòa Singapore', 'Republik Singapura'),
    capital: inSix('新加坡', 'Singapore', 'シンガポール', '싱가포르', 'Singapore', 'Singapura'),
    currency: 'SGD', currencyName: inSix('新加坡元', 'Singapore dollar', 'シンガポールドル', '싱가포르 달러', 'đô la Singapore', 'dolar Singapura'), languages: ['en', 'zh', 'ms', 'ta'],
  },
  PH: {
    iso3: 'PHL', own: [['fil', 'Pilipinas'], ['en', 'Philippines']],
    official: inSix('菲律宾共和国', 'Republic of the Philippines', 'フィリピン共和国', '필리핀 공화국', 'Cộng hòa Philippines', 'Republik Filipina'),
    capital: inSix('马尼拉', 'Manila', 'マニラ', '마닐라', 'Manila', 'Manila'),
    currency: 'PHP', currencyName: inSix('菲律宾比索', 'Philippine peso', 'ペソ', '페소', 'peso', 'peso'), languages: ['fil', 'en'],
  },
  LA: {
    iso3: 'LAO', own: [['lo', 'ລາວ']],
    official: inSix('老挝人民民主共和国', 'Lao People’s Democratic Republic', 'ラオス人民民主共和国', '라오 인민민주공화국', 'Cộng hòa Dân chủ Nhân dân Lào', 'Republik Demokratik Rakyat Laos'),
    capital: inSix('万象', 'Vientiane', 'ビエンチャン', '비엔티안', 'Viêng Chăn', 'Vientiane'),
    currency: 'LAK', currencyName: inSix('基普', 'kip', 'キープ', '킵', 'kíp', 'kip'), languages: ['lo'],
  },
  KH: {
    iso3: 'KHM', own: [['km', 'កម្ពុជា']],
    official: inSix('柬埔寨王国', 'Kingdom of Cambodia', 'カンボジア王国', '캄보디아 왕국', 'Vương quốc Campuchia', 'Kerajaan Kemboja'),
    capital: inSix('金边', 'Phnom Penh', 'プノンペン', '프놈펜', 'Phnôm Pênh', 'Phnom Penh'),
    currency: 'KHR', currencyName: inSix('瑞尔', 'riel', 'リエル', '리엘', 'riel', 'riel'), languages: ['km'],
  },
  BN: {
    iso3: 'BRN', own: [['ms', 'Brunei']],
    official: inSix('文莱达鲁萨兰国', 'Brunei Darussalam', 'ブルネイ・ダルサラーム国', '브루나이 다루살람국', 'Brunei Darussalam', 'Negara Brunei Darussalam'),
    capital: inSix('斯里巴加湾市', 'Bandar Seri Begawan', 'バンダルスリブガワン', '반다르스리브가완', 'Bandar Seri Begawan', 'Bandar Seri Begawan'),
    currency: 'BND', currencyName: inSix('文莱元', 'Brunei dollar', 'ブルネイドル', '브루나이 달러', 'đô la Brunei', 'dolar Brunei'), languages: ['ms'],
  },
  IN: {
    iso3: 'IND', own: [['hi', 'भारत'], ['en', 'India']],
    official: inSix('印度共和国', 'Republic of India', 'インド共和国', '인도 공화국', 'Cộng hòa Ấn Độ', 'Republik India'),
    capital: inSix('新德里', 'New Delhi', 'ニューデリー', '뉴델리', 'New Delhi', 'New Delhi'),
    currency: 'INR', currencyName: inSix('印度卢比', 'Indian rupee', 'インドルピー', '인도 루피', 'rupee Ấn Độ', 'rupee India'), languages: ['hi', 'en'],
  },
};
