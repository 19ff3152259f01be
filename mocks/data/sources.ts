import type { SourceRecord } from '@/shared/api/record-schema';
import { pick, type Locale, type Texts } from '../locale';

interface SourceEntry extends Omit<SourceRecord, 'id' | 'title'> {
  title: Texts;
}

/**
 * Where the records come from. Viet Nam's RCEP columns are printed as letters A to F; that they are ASEAN, Australia,
 * China, Japan, Korea and New Zealand was checked against the decree: its annexes, which name the groups, have the same
 * 2026 rate on all 474 rows that are held, and no exchange of two letters with different rates would fit them.
 */
const entries: Record<string, SourceEntry> = {
  'hs-2022': {
    title: {
      zh: '商品名称及编码协调制度2022年版六位编码',
      en: 'Harmonized System 2022, six-digit codes',
      ja: 'HS 2022 六桁番号',
      ko: 'HS 2022 6단위 코드',
      vi: 'Danh mục HS 2022, mã sáu số',
      ms: 'Sistem Harmoni 2022, kod enam digit',
    },
    publisher: 'UN Comtrade; Japan Customs; Viet Nam Customs',
    url: 'https://comtradeplus.un.org',
    asOf: '2024-10-25',
    mark: 'fact',
  },
  'vn-tariff-2026': {
    title: {
      zh: '越南2026年进出口税则汇编',
      en: 'Viet Nam import tariff 2026, consolidated table',
      ja: 'ベトナム輸入関税率表2026年',
      ko: '베트남 2026년 수입 관세율표',
      vi: 'Biểu thuế xuất nhập khẩu tổng hợp 2026',
      ms: 'Jadual tarif import Viet Nam 2026',
    },
    publisher: 'Chi cục Hải quan khu vực VIII',
    url: null,
    asOf: '2026-01-07',
    mark: 'fact',
  },
  'vn-decree-129-2022': {
    title: {
      zh: '越南第129/2022/ND-CP号议定：2022—2027年RCEP特别优惠进口税则',
      en: 'Decree 129/2022/ND-CP, special preferential tariff of Viet Nam for RCEP 2022–2027',
      vi: 'Nghị định 129/2022/NĐ-CP, biểu thuế ưu đãi đặc biệt RCEP 2022–2027',
    },
    publisher: 'Chính phủ Việt Nam, Công báo',
    url: null,
    asOf: '2022-12-30',
    mark: 'fact',
  },
  'jp-tariff-2026': {
    title: {
      zh: '日本海关网上税率表（2026年版）',
      en: 'Japan Customs web tariff, edition of July 2026',
      ja: '税関 実行関税率表（2026年7月）',
    },
    publisher: '税関 Japan Customs',
    url: 'https://www.customs.go.jp/tariff/',
    asOf: '2026-07-09',
    mark: 'fact',
  },
  'kr-tariff-2026': {
    title: {
      zh: '韩国关税厅品目别关税率表（2026年）',
      en: 'Korea Customs Service, tariff by item number, 2026',
      ko: '관세청 품목번호별 관세율표 2026년',
    },
    publisher: '관세청 Korea Customs Service',
    url: 'https://www.data.go.kr/data/15051179/fileData.do',
    asOf: '2026-02-11',
    mark: 'fact',
  },
  'sample-schedules': {
    title: {
      zh: '示例数据：假设的关税减让表',
      en: 'Sample data: made-up tariff schedules',
      ja: 'サンプルデータ：架空の譲許表',
      ko: '예시 데이터: 가상의 양허표',
      vi: 'Dữ liệu mẫu: biểu cam kết giả định',
      ms: 'Data contoh: jadual tarif rekaan',
    },
    publisher: '示例数据',
    url: null,
    asOf: '2026',
    mark: 'sample',
  },
  'rcep-annex-3a': {
    title: {
      zh: 'RCEP附件三A：产品特定原产地规则（HS 2012）',
      en: 'RCEP Annex 3A, product-specific rules (HS 2012)',
    },
    publisher: 'RCEP Agreement, as printed by the Thai Department of Trade Negotiations',
    url: null,
    asOf: '2020-11-15',
    mark: 'fact',
  },
  'rcep-annex-3a-8703': {
    title: { zh: 'RCEP附件三A第3A-145页：品目87.03', en: 'RCEP Annex 3A, page 3A-145: heading 87.03' },
    publisher: 'RCEP Agreement, as published by MITI Malaysia',
    url: null,
    asOf: '2020-11-15',
    mark: 'fact',
  },
  'rcep-annex-3a-2022': {
    title: { zh: 'RCEP产品特定原产地规则（HS 2022）', en: 'RCEP product-specific rules in HS 2022' },
    publisher: 'RCEP Secretariat',
    url: 'https://rcepsec.org',
    asOf: '2022-08-20',
    mark: 'fact',
  },
  'rcep-textile-rules': {
    title: {
      zh: '第61至63章的RCEP原产地规则（未逐品目核对）',
      en: 'RCEP rules of chapters 61 to 63, stated for the whole chapter',
      ja: '繊維製品のRCEP原産地規則（第61〜63類）',
    },
    publisher: 'HERO行政書士事務所',
    url: null,
    asOf: '2020-11-15',
    mark: 'unchecked',
  },
  'trade-remedies': {
    title: {
      zh: '16国贸易救济案件（公开网页汇集）',
      en: 'Trade-remedy cases of the 16 countries, from public pages',
    },
    publisher: '',
    url: null,
    asOf: '2026-11',
    mark: 'fact',
  },
  laws: {
    title: { zh: '16国法律法规题录', en: 'Titles and dates of laws of the 16 countries' },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'fact',
  },
  standards: {
    title: {
      zh: '四个行业的国家标准及采标关系',
      en: 'Chinese standards of the four sectors and what they adopt',
    },
    publisher: '',
    url: 'https://std.samr.gov.cn',
    asOf: '2026',
    mark: 'fact',
  },
  'world-factbook': {
    title: { zh: '各国货物和服务进出口额', en: 'Exports and imports of goods and services by country' },
    publisher: 'CIA World Factbook',
    url: null,
    asOf: '2026-01',
    mark: 'fact',
  },
  'country-profiles': {
    title: {
      zh: '各国概况',
      en: 'Country profiles',
      ja: '各国の概況',
      ko: '국가별 개황',
      vi: 'Hồ sơ các nước',
      ms: 'Profil negara',
    },
    publisher: 'CIA World Factbook',
    url: null,
    asOf: '2026-01-22',
    mark: 'fact',
  },
  'world-bank-gdp': {
    title: {
      zh: '国内生产总值（现价美元），2015—2023年',
      en: 'GDP, current US dollars, 2015–2023',
      ja: '国内総生産（名目、米ドル）2015〜2023年',
      ko: '국내총생산(경상 달러) 2015–2023',
      vi: 'GDP theo giá hiện hành (đô la Mỹ), 2015–2023',
      ms: 'KDNK, dolar AS semasa, 2015–2023',
    },
    publisher: 'World Bank, CC BY 4.0',
    url: 'https://data.worldbank.org/indicator/NY.GDP.MKTP.CD',
    asOf: '2026-03-20',
    mark: 'fact',
  },
  'iso-3166': {
    title: {
      zh: '国家代码和名称（ISO 3166-1）',
      en: 'Country codes and names (ISO 3166-1)',
      ja: '国コードと国名（ISO 3166-1）',
      ko: '국가 코드와 명칭(ISO 3166-1)',
      vi: 'Mã và tên nước (ISO 3166-1)',
      ms: 'Kod dan nama negara (ISO 3166-1)',
    },
    publisher: 'ISO',
    url: null,
    asOf: '2026',
    mark: 'fact',
  },
  'country-bodies': {
    title: {
      zh: '官方语言、主管机构及网址、服务贸易承诺方式',
      en: 'Official languages, authorities and their sites, form of services commitments',
      ja: '公用語、所管機関とサイト、サービス約束の方式',
      ko: '공용어, 주관 기관과 사이트, 서비스 약속 방식',
      vi: 'Ngôn ngữ chính thức, cơ quan và trang web, hình thức cam kết dịch vụ',
      ms: 'Bahasa rasmi, agensi dan laman web, bentuk komitmen perkhidmatan',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'unchecked',
  },
  areas: {
    title: {
      zh: '中国官方公布的面积',
      en: 'Areas as published by Chinese authorities',
      ja: '中国当局公表の面積',
      ko: '중국 당국이 발표한 면적',
      vi: 'Diện tích do cơ quan Trung Quốc công bố',
      ms: 'Keluasan seperti diterbitkan pihak berkuasa China',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'unchecked',
  },
  'sample-trade-data': {
    title: {
      zh: '示例数据：分行业指数和风险等级',
      en: 'Sample data: sector indices and risk levels',
      ja: 'サンプルデータ：分野別指数とリスク区分',
      ko: '예시 데이터: 산업별 지수와 위험 등급',
      vi: 'Dữ liệu mẫu: chỉ số ngành và mức rủi ro',
      ms: 'Data contoh: indeks sektor dan tahap risiko',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'sample',
  },
  news: {
    title: {
      zh: '协定、政策与贸易救济大事记（公开网页汇集，本站撰文）',
      en: 'Dated events of agreement, policy and trade remedies, from public pages, in our own words',
      ja: '協定・政策・貿易救済の主な出来事（公開ページより）',
      ko: '협정·정책·무역구제 주요 일지(공개 웹페이지)',
      vi: 'Các mốc sự kiện về hiệp định, chính sách và phòng vệ thương mại (từ trang công khai)',
      ms: 'Peristiwa bertarikh tentang perjanjian, dasar dan remedi perdagangan (daripada laman awam)',
    },
    publisher: '',
    url: null,
    asOf: '2026-11',
    mark: 'fact',
  },
  'news-tariff-years': {
    title: {
      zh: '各缔约方关税年度的起始日',
      en: 'First day of the tariff year of each Party',
      ja: '各締約国の関税年度の開始日',
      ko: '각 당사국 관세연도 시작일',
      vi: 'Ngày bắt đầu năm thuế quan của từng nước thành viên',
      ms: 'Hari pertama tahun tarif setiap Pihak',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'unchecked',
  },
  'world-factbook-years': {
    title: {
      zh: '各国货物和服务进出口额，2018—2024年（取自2022年12月至2026年1月各版）',
      en: 'Exports and imports of goods and services 2018–2024, editions of December 2022 to January 2026',
      ja: '財・サービスの輸出入額 2018〜2024年（2022年12月〜2026年1月各版）',
      ko: '재화·서비스 수출입액 2018~2024년(2022년 12월~2026년 1월 각 판)',
      vi: 'Xuất nhập khẩu hàng hóa và dịch vụ 2018–2024 (các bản từ 12/2022 đến 01/2026)',
      ms: 'Eksport dan import barangan dan perkhidmatan 2018–2024 (edisi Disember 2022 hingga Januari 2026)',
    },
    publisher: 'CIA World Factbook',
    url: null,
    asOf: '2026-01',
    mark: 'fact',
  },
  'tbt-kats': {
    title: {
      zh: '各成员TBT通报数（仅部分成员和年份）',
      en: 'TBT notifications by Member (some Members and years only)',
      ja: '加盟国別TBT通報件数（一部の国・年のみ）',
      ko: '회원국별 TBT 통보 건수(일부 회원국·연도)',
      vi: 'Số thông báo TBT theo thành viên (chỉ một số thành viên và năm)',
      ms: 'Bilangan pemberitahuan TBT mengikut ahli (sebahagian ahli dan tahun sahaja)',
    },
    publisher: '국가기술표준원 KATS',
    url: null,
    asOf: '2025-10',
    mark: 'fact',
  },
  'sample-indices': {
    title: {
      zh: '示例数据：假设的产品贸易结构和风险评分',
      en: 'Sample data: made-up product trade and risk scores',
      ja: 'サンプルデータ：架空の品目別貿易構成とリスク評点',
      ko: '예시 데이터: 가상의 품목별 무역 구조와 위험 점수',
      vi: 'Dữ liệu mẫu: cơ cấu thương mại theo mặt hàng và điểm rủi ro giả định',
      ms: 'Data contoh: struktur dagangan mengikut barangan dan skor risiko rekaan',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'sample',
  },
  'tbt-vn': {
    title: {
      zh: '越南TBT通报累计数（越南TBT咨询点）',
      en: 'TBT notifications of Viet Nam since accession, enquiry point of Viet Nam',
      ja: 'ベトナムのTBT通報累計（同国照会所）',
      ko: '베트남 TBT 통보 누계(베트남 TBT 질의처)',
      vi: 'Số thông báo TBT của Việt Nam từ khi gia nhập (Văn phòng TBT Việt Nam)',
      ms: 'Pemberitahuan TBT Viet Nam sejak penyertaan (pusat pertanyaan TBT Viet Nam)',
    },
    publisher: 'Văn phòng TBT Việt Nam',
    url: null,
    asOf: '2022-04',
    mark: 'fact',
  },
};

/** The named sources for a reader of `locale`, each once, in the order of the names. */
export function sourcesFor(ids: Iterable<string>, locale: Locale): SourceRecord[] {
  return [...new Set(ids)].map((id) => {
    const entry = entries[id];
    if (entry === undefined) throw new Error(`No source record for "${id}"`);
    return {
      id,
      title: pick(entry.title, locale),
      publisher: entry.publisher,
      url: entry.url,
      asOf: entry.asOf,
      mark: entry.mark,
    };
  });
}
