import type { SourceEntry } from './source-entry';

/** Of cases, laws, standards and news. */
export const complianceSources: Record<string, SourceEntry> = {
  'trade-remedies': {
    title: {
      zh: '16国贸易救济案件（本站汇集，出处写在各案）',
      en: 'Trade-remedy cases of the 16 countries (compiled by this site; each case names its source)',
      ja: '16か国の貿易救済案件（当サイト編集、出典は案件ごとに記載）',
      ko: '16개국 무역구제 사례(이 사이트 정리, 출처는 사례마다 표시)',
      vi: 'Vụ việc phòng vệ thương mại của 16 nước (trang này tập hợp, nguồn ghi ở từng vụ)',
      ms: 'Kes remedi perdagangan 16 negara (disusun oleh laman ini, sumber pada setiap kes)',
    },
    publisher: '',
    url: null,
    asOf: '2026-11',
    mark: 'fact',
  },
  laws: {
    title: {
      zh: '16国法律法规题录（本站汇集，官方文本见各国法律库）',
      en: 'Titles and dates of laws of the 16 countries (compiled by this site; official texts are in each country’s law database)',
      ja: '16か国の法令の題名と日付（当サイト編集、公式の条文は各国の法令データベース）',
      ko: '16개국 법령 제목과 날짜(이 사이트 정리, 공식 조문은 각국 법령 데이터베이스)',
      vi: 'Tên và ngày của văn bản pháp luật 16 nước (trang này tập hợp, văn bản chính thức ở cơ sở dữ liệu pháp luật từng nước)',
      ms: 'Tajuk dan tarikh undang-undang 16 negara (disusun oleh laman ini, teks rasmi di pangkalan data setiap negara)',
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
    publisher: '国家市场监督管理总局 SAMR',
    url: 'https://std.samr.gov.cn',
    asOf: '2026',
    mark: 'fact',
  },
  news: {
    title: {
      zh: '协定、政策与贸易救济大事记（本站撰文，出处写在各条，没有出处的待核）',
      en: 'Dated events of agreement, policy and trade remedies (in our own words; each entry names its source, those without one are unchecked)',
      ja: '協定・政策・貿易救済の主な出来事（当サイト執筆、出典は項目ごとに記載、出典のないものは未確認）',
      ko: '협정·정책·무역구제 주요 일지(이 사이트 작성, 출처는 항목마다 표시, 출처 없는 항목은 미확인)',
      vi: 'Các mốc sự kiện về hiệp định, chính sách và phòng vệ thương mại (trang này viết, nguồn ghi ở từng mục, mục không có nguồn chưa kiểm chứng)',
      ms: 'Peristiwa bertarikh tentang perjanjian, dasar dan remedi perdagangan (ditulis oleh laman ini, sumber pada setiap entri, yang tanpa sumber belum disemak)',
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
    publisher: 'RCEP Secretariat',
    url: 'https://rcepsec.org',
    asOf: '2020-11-15',
    mark: 'fact',
  },
};
