import type { HsSynonym } from './hs-synonym';

/** Everyday words for building materials, textiles and chemicals. */
export const materialSynonyms: HsSynonym[] = [
  {
    codes: ['690721', '690722', '690723', '690730', '690510', '690740'],
    words: {
      zh: ['瓷砖', '地砖', '墙砖', '瓦'],
      en: ['tile', 'tiles', 'ceramic tile', 'porcelain tile', 'floor tile'],
      ja: ['タイル', '磁器タイル', '瓦'],
      ko: ['타일', '기와', '도자기 타일'],
      vi: ['gạch', 'gạch men', 'gạch ốp lát', 'ngói'],
      ms: ['jubin', 'jubin seramik', 'genting'],
    },
  },
  {
    codes: ['940620', '940690', '940610'],
    words: {
      zh: ['活动房屋', '集装箱房', '装配式建筑', '模块化建筑', '钢结构房屋'],
      en: ['prefab house', 'modular building', 'prefabricated building', 'container house', 'steel building'],
      ja: ['プレハブ', 'モジュール建築', 'ユニットハウス', '組立家屋'],
      ko: ['모듈러 주택', '조립식 건물', '컨테이너 하우스'],
      vi: ['nhà lắp ghép', 'nhà tiền chế', 'nhà container'],
      ms: ['bangunan modular', 'rumah pasang siap', 'rumah kontena'],
    },
  },
  {
    codes: ['610910', '610990'],
    words: {
      zh: ['T恤', 'T恤衫', '文化衫', '短袖'],
      en: ['t-shirt', 'tshirt', 'tee', 'tee shirt'],
      ja: ['Tシャツ', 'ティーシャツ'],
      ko: ['티셔츠', '반팔'],
      vi: ['áo thun', 'áo phông'],
      ms: ['kemeja-T', 'baju T', 'kemeja T'],
    },
  },
  {
    codes: ['620342', '620462', '610462', '520942'],
    words: {
      zh: ['牛仔裤', '裤子', '牛仔'],
      en: ['jeans', 'trousers', 'pants', 'denim'],
      ja: ['ジーンズ', 'ズボン', 'デニム'],
      ko: ['청바지', '바지', '데님'],
      vi: ['quần jean', 'quần bò', 'quần'],
      ms: ['seluar jean', 'seluar', 'denim'],
    },
  },
  {
    codes: ['252329', '252390', '252321', '252310'],
    words: {
      zh: ['水泥', '硅酸盐水泥'],
      en: ['cement', 'portland cement'],
      ja: ['セメント'],
      ko: ['시멘트'],
      vi: ['xi măng'],
      ms: ['simen'],
    },
  },
  {
    codes: ['721420', '721310', '721391', '721499'],
    words: {
      zh: ['螺纹钢', '钢筋', '盘条'],
      en: ['rebar', 'reinforcing bar', 'wire rod'],
      ja: ['鉄筋', '棒鋼', '線材'],
      ko: ['철근', '선재'],
      vi: ['thép cây', 'thép xây dựng', 'thép thanh vằn'],
      ms: ['besi tetulang', 'bar keluli'],
    },
  },
  {
    codes: ['721070', '721049', '721061', '721041'],
    words: {
      zh: ['彩涂板', '镀锌板', '彩钢板'],
      en: ['galvanized steel', 'colour coated steel', 'prepainted steel', 'steel sheet'],
      ja: ['亜鉛めっき鋼板', '塗装鋼板', 'カラー鋼板'],
      ko: ['아연도금강판', '컬러강판'],
      vi: ['tôn mạ kẽm', 'tôn màu', 'thép mạ'],
      ms: ['keluli tergalvani', 'zink bumbung'],
    },
  },
  {
    codes: ['760421', '760429', '761010', '761090'],
    words: {
      zh: ['铝型材', '铝合金门窗'],
      en: ['aluminium profile', 'aluminum extrusion', 'aluminium window'],
      ja: ['アルミ形材', 'アルミサッシ'],
      ko: ['알루미늄 프로파일', '알루미늄 창호'],
      vi: ['nhôm định hình', 'cửa nhôm'],
      ms: ['profil aluminium', 'tingkap aluminium'],
    },
  },
  {
    codes: ['700529', '700719', '700729', '700800', '700521'],
    words: {
      zh: ['平板玻璃', '浮法玻璃', '钢化玻璃'],
      en: ['glass', 'float glass', 'tempered glass', 'insulating glass'],
      ja: ['板ガラス', '強化ガラス', 'フロートガラス'],
      ko: ['유리', '강화유리', '판유리'],
      vi: ['kính', 'kính cường lực', 'kính nổi'],
      ms: ['kaca', 'kaca terbaja'],
    },
  },
  {
    codes: ['401110'],
    words: {
      zh: ['轮胎', '汽车轮胎'],
      en: ['tyre', 'tire', 'car tyre'],
      ja: ['タイヤ'],
      ko: ['타이어'],
      vi: ['lốp xe', 'lốp ô tô'],
      ms: ['tayar'],
    },
  },
  {
    codes: ['630790'],
    words: {
      zh: ['口罩'],
      en: ['face mask', 'mask'],
      ja: ['マスク'],
      ko: ['마스크'],
      vi: ['khẩu trang'],
      ms: ['pelitup muka', 'topeng muka'],
    },
  },
  {
    codes: ['630260', '630231', '630221'],
    words: {
      zh: ['毛巾', '床单', '家纺'],
      en: ['towel', 'bed sheet', 'home textile'],
      ja: ['タオル', 'シーツ'],
      ko: ['타월', '수건', '침대 시트'],
      vi: ['khăn tắm', 'khăn bông', 'ga trải giường'],
      ms: ['tuala', 'cadar'],
    },
  },
  {
    codes: ['611020', '611030', '611011'],
    words: {
      zh: ['毛衣', '卫衣', '套头衫'],
      en: ['sweater', 'pullover', 'hoodie', 'sweatshirt'],
      ja: ['セーター', 'パーカー', 'トレーナー'],
      ko: ['스웨터', '후드티'],
      vi: ['áo len', 'áo nỉ'],
      ms: ['baju sejuk', 'sweater'],
    },
  },
  {
    codes: ['282540', '282520', '283691', '282200'],
    words: {
      zh: ['电池材料', '氢氧化镍', '碳酸锂', '氢氧化锂'],
      en: ['battery material', 'nickel oxide', 'nickel hydroxide', 'lithium hydroxide'],
      ja: ['電池材料', '水酸化ニッケル', '炭酸リチウム', '水酸化リチウム'],
      ko: ['배터리 소재', '수산화니켈', '탄산리튬', '수산화리튬'],
      vi: ['vật liệu pin', 'niken hydroxit', 'liti cacbonat'],
      ms: ['bahan bateri', 'nikel hidroksida', 'litium karbonat'],
    },
  },
];
