import type { SourceEntry } from './source-entry';

/**
 * Of tariffs, goods and rules of origin. Viet Nam's RCEP columns are printed as letters A to F; that they are ASEAN, Australia,
 * China, Japan, Korea and New Zealand was checked against the decree: its annexes, which name the groups, have the same
 * 2026 rate on all 474 rows that are held, and no exchange of two letters with different rates would fit them.
 */
export const tariffSources: Record<string, SourceEntry> = {
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
};
