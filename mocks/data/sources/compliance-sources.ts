import type { SourceEntry } from './source-entry';

/** Of cases, laws, standards and news. */
export const complianceSources: Record<string, SourceEntry> = {
  'trade-remedies': {
    title: {
      zh: '16国贸易救济案件（公开网页汇集）',
      en: 'Trade-remedy cases of the 16 countries, from public pages',
      ja: '16か国の貿易救済案件（公開ページより）',
      ko: '16개국 무역구제 사례(공개 웹페이지)',
      vi: 'Vụ việc phòng vệ thương mại của 16 nước (từ trang công khai)',
      ms: 'Kes remedi perdagangan 16 negara (daripada laman awam)',
    },
    publisher: '',
    url: null,
    asOf: '2026-11',
    mark: 'fact',
  },
  laws: {
    title: {
      zh: '16国法律法规题录',
      en: 'Titles and dates of laws of the 16 countries',
      ja: '16か国の法令の題名と日付',
      ko: '16개국 법령 제목과 날짜',
      vi: 'Tên và ngày của văn bản pháp luật 16 nước',
      ms: 'Tajuk dan tarikh undang-undang 16 negara',
    },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'fact',
  },
  standards: {
    title: {
      zh: '四个行业的国家标准及采标关系',
      en: 'Chinese standards of the four sectors and what they adopt',
      ja: '4分野の中国国家規格と国際規格の採用関係',
      ko: '4개 산업의 중국 국가표준과 국제표준 채택 관계',
      vi: 'Tiêu chuẩn Trung Quốc của bốn ngành và tiêu chuẩn được chấp nhận',
      ms: 'Piawaian China bagi empat sektor dan piawaian yang diterima pakai',
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
      zh: 'RCEP附件一总注释：各缔约方关税年度的起始日',
      en: 'RCEP Annex I, general notes: first day of the tariff year of each Party',
      ja: 'RCEP附属書Iの一般的注釈：各締約国の関税年度の開始日',
      ko: 'RCEP 부속서 1 일반 주석: 각 당사국 관세연도 시작일',
      vi: 'RCEP Phụ lục I, chú giải chung: ngày bắt đầu năm thuế quan của từng nước thành viên',
      ms: 'RCEP Lampiran I, nota am: hari pertama tahun tarif setiap Pihak',
    },
    publisher: '',
    url: null,
    asOf: '2020-11-15',
    mark: 'fact',
  },
};
