import type { SourceEntry } from './source-entry';

/** Of cases, laws, standards and news. */
export const complianceSources: Record<string, SourceEntry> = {
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
};
