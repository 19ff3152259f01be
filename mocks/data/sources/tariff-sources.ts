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
      ja: 'ベトナム政令129/2022/ND-CP：RCEP特別優遇輸入関税率表 2022〜2027年',
      ko: '베트남 시행령 129/2022/ND-CP, RCEP 특별우대 수입관세율표 2022~2027년',
      vi: 'Nghị định 129/2022/NĐ-CP, biểu thuế ưu đãi đặc biệt RCEP 2022–2027',
      ms: 'Dekri 129/2022/ND-CP, tarif keutamaan khas Viet Nam bagi RCEP 2022–2027',
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
      ko: '일본 세관 실행관세율표(2026년 7월판)',
      vi: 'Biểu thuế trên trang Hải quan Nhật Bản, bản tháng 7/2026',
      ms: 'Tarif laman web Kastam Jepun, edisi Julai 2026',
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
      ja: '韓国関税庁 品目別関税率表 2026年',
      vi: 'Biểu thuế theo mã hàng của Hải quan Hàn Quốc, 2026',
      ms: 'Tarif mengikut nombor barangan, Kastam Korea, 2026',
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
      ja: 'RCEP附属書3A 品目別規則（HS 2012）',
      ko: 'RCEP 부속서 3A 품목별 규정(HS 2012)',
      vi: 'Phụ lục 3A RCEP, quy tắc cụ thể mặt hàng (HS 2012)',
      ms: 'Lampiran 3A RCEP, peraturan khusus produk (HS 2012)',
    },
    publisher: 'RCEP Agreement, as printed by the Thai Department of Trade Negotiations',
    url: null,
    asOf: '2020-11-15',
    mark: 'fact',
  },
  'vn-circular-32-2022': {
    title: {
      zh: '越南第32/2022/TT-BCT号通知附件一：RCEP产品特定原产地规则（HS 2022）',
      en: 'Circular 32/2022/TT-BCT of Viet Nam, Annex I: RCEP product-specific rules in HS 2022',
      ja: 'ベトナム通達32/2022/TT-BCT附属書I：RCEP品目別規則（HS 2022）',
      ko: '베트남 시행규칙 32/2022/TT-BCT 부속서 I: RCEP 품목별 규정(HS 2022)',
      vi: 'Thông tư 32/2022/TT-BCT, Phụ lục I: quy tắc cụ thể mặt hàng RCEP theo HS 2022',
      ms: 'Pekeliling 32/2022/TT-BCT Viet Nam, Lampiran I: peraturan khusus produk RCEP dalam HS 2022',
    },
    publisher: 'Bộ Công Thương Việt Nam',
    url: 'https://ecosys.gov.vn',
    asOf: '2022-11-18',
    mark: 'fact',
  },
};
