import type { CaseFacts } from './case-facts';

/** Cases in which Indonesia imports, by the id of the case. */
export const factsOfIndonesia: Record<string, CaseFacts> = {
  'id-ad-ceramic-tile-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'finalDecision', date: '2024-10-09', document: 'PMK 70/2024' },
      { kind: 'imposed', date: '2024-10-24', document: 'PMK 70/2024' },
    ],
    term: { from: '2024-10-24', years: 5 },
    statusZh: '征收最终反倾销税，自 2024-10-24 起 5 年。',
    pages: [
      'https://indonesiasentinel.com/indonesia-imposes-anti-dumping-tariff-on-ceramic-tile-imports-from-china/',
    ],
  },
  'id-ad-flat-rolled-2024': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'imposed', date: '2024-10' }],
    term: { from: '2024-10' },
    statusZh: '2024 年 10 月初征收最终反倾销税。',
  },
  'id-sg-apparel-2021': {
    sector: 'textile',
    steps: [
      { kind: 'notified', date: '2021-11-17' },
      { kind: 'reviewOpened', date: '2024-11-07' },
    ],
    statusZh: '2021-11-17 通报措施；2024-11-07 启动延期调查。',
  },
  'id-sg-curtains-2019': {
    sector: 'textile',
    steps: [
      { kind: 'notified', date: '2023-05-22' },
      { kind: 'reviewOpened', date: '2025-11-25' },
    ],
    statusZh: '措施在实施（最近一次通报 2023-05-22）；2025-11-25 启动第二次延期调查。',
  },
  'id-sg-fabric-2019': {
    sector: 'textile',
    steps: [
      { kind: 'initiated', date: '2019-09-20' },
      { kind: 'provisionalProposed', date: '2019-11' },
    ],
    statusZh: '建议征收为期 200 天的临时保障措施税。',
  },
  'id-sg-carpet-2020': {
    sector: 'textile',
    steps: [{ kind: 'reviewOpened', date: '2023-08-18' }],
    statusZh:
      '2023-08-18 启动延期调查。进口来源占比：越南 40.30%、土耳其 29.48%、马来西亚 9.96%、日本 7.23%、中国 6.26%。',
  },
  'id-sg-cotton-fabric-2010': {
    sector: 'textile',
    steps: [
      { kind: 'initiated', date: '2010-06', unchecked: true },
      { kind: 'imposed', date: '2011-03-23', document: '58/PMK.011/2011' },
    ],
    term: { from: '2011-03', years: 3 },
    statusZh: '征收从量税三年（财政部长令 58/PMK.011/2011）。',
  },
};
