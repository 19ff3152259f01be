import type { CaseFacts } from './case-facts';

/** Cases in which China imports, by the id of the case. */
export const factsOfChina: Record<string, CaseFacts> = {
  'cn-ad-pom-2024': {
    sector: 'chemicalEnergy',
    steps: [
      { kind: 'initiated', date: '2024-05-19' },
      { kind: 'finalDecision', date: '2025-05-18' },
      { kind: 'imposed', date: '2025-05-19' },
    ],
    term: { from: '2025-05-19', years: 5 },
    statusZh: '自 2025-05-19 起征收最终反倾销税五年。',
  },
  'cn-ad-pom-2016': {
    sector: 'chemicalEnergy',
    steps: [
      { kind: 'finalDecision', date: '2017-10-23', document: 'MOFCOM 2017-61' },
      { kind: 'imposed', date: '2017-10-24' },
      { kind: 'reviewOpened', date: '2022-10-24', document: 'MOFCOM 2022-29' },
      { kind: 'reviewMaintained', date: '2023-10-23', document: 'MOFCOM 2023-38' },
    ],
    term: { from: '2023-10' },
    statusZh:
      '自 2017-10-24 起征收最终反倾销税（商务部公告 2017 年第 61 号）；2022-10-24 起期终复审（2022 年第 29 号），结果为继续征税（2023 年第 38 号）。',
    pages: ['http://hnsswt.henan.gov.cn/2023/11-09/2844703.html'],
  },
  'cn-ad-stainless-billet-2018': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2018-07-23' },
      { kind: 'provisional', date: '2019-03-22' },
      { kind: 'finalDecision', date: '2019-07' },
      { kind: 'reviewOpened', date: '2024-07' },
      { kind: 'reviewMaintained', date: '2025-07-01' },
    ],
    term: { from: '2025-07-01', years: 5 },
    statusZh:
      '2024 年 7 月起期终复审，结果为自 2025-07-01 起继续征税五年；2019 年措施涉及的日本不在继续征税之列。',
    pages: ['https://www.japanmetaldaily.com/articles/-/44554'],
  },
  'cn-ad-goes-2015': {
    sector: 'smartManufacturing',
    steps: [
      { kind: 'initiated', date: '2015-07-23', unchecked: true },
      { kind: 'imposed', date: '2016-07-23' },
      { kind: 'undertaking', date: '2018-06' },
      { kind: 'reviewOpened', date: '2021-07-23' },
      { kind: 'reviewMaintained', date: '2022-07-22' },
    ],
    term: { from: '2022-07-23', years: 5 },
    statusZh:
      '期终复审（2021-07-23 至 2022-07-22）后，自 2022-07-23 起继续征税五年；2018 年 6 月起接受浦项制铁的价格承诺。',
    pages: [
      'https://www.chinatrademonitor.com/china-launches-expiry-review-on-steel-from-japan-south-korea-and-the-eu/',
    ],
  },
};
