import type { SourceEntry } from './source-entry';

/** Of the indices and the counts behind them. */
export const indexSources: Record<string, SourceEntry> = {
  'sample-trade-data': {
    title: {
      zh: '示例数据：分行业指数和风险等级',
      en: 'Sample data: sector indices and risk levels',
      ja: 'サンプルデータ：産業別指数とリスクレベル',
      ko: '예시 데이터: 산업별 지수와 위험 등급',
      vi: 'Dữ liệu mẫu: chỉ số ngành và mức rủi ro',
      ms: 'Data contoh: indeks sektor dan tahap risiko',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'sample',
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
