import type { CaseFacts } from './case-facts';

/** Cases in which Australia imports, by the id of the case. */
export const factsOfAustralia: Record<string, CaseFacts> = {
  'au-ad-cvd-aluminium-extrusion-cn': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2009-06-24' },
      { kind: 'imposed', date: '2010-10-28' },
      { kind: 'reviewMaintained', date: '2015-10-20' },
      { kind: 'reviewMaintained', date: '2020-10-16' },
    ],
    term: { from: '2020-10' },
    statusZh: '期终复审（2015-10-20、2020-10-16）后继续征税；此后另有多次复审。',
    pages: [
      'https://www.industry.gov.au/anti-dumping-commission/archive-cases-and-electronic-public-record-epr/619',
    ],
  },
  'au-ad-aluminium-extrusion-my-vn': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2016-08-16' },
      { kind: 'imposed', date: '2017-06-27' },
      { kind: 'reviewOpened', date: '2021-09-15' },
      { kind: 'ended', date: '2022-06-27' },
    ],
    term: { from: '2017-06-27', years: 5, isEnded: true },
    statusZh: '征税五年；第一次期终复审（自 2021-09-15 起）后不再继续，2022-06-27 终止。',
    pages: [
      'https://en.vietnamplus.vn/australia-ends-antidumping-tax-on-aluminum-extrusions-imported-from-vietnam/233569.vnp',
    ],
  },
  'au-ad-surface-finish-extrusion-my': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2020-02-24' },
      { kind: 'imposed', date: '2021-06-02' },
    ],
    term: { from: '2021-06' },
    statusZh: '征收最终反倾销税。',
  },
  'au-ad-galvanized-vn': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'partlyTerminated', date: '2017-07-17' },
      { kind: 'imposed', date: '2017-08' },
    ],
    term: { from: '2017-08' },
    statusZh: '发布倾销公告；2017-07-17 对两家越南出口商终止调查。',
    uncheckedExporters: ['IN', 'MY'],
  },
};
