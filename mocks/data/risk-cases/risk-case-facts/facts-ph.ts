import type { CaseFacts } from './case-facts';

/** Cases in which the Philippines imports, by the id of the case. */
export const factsOfPhilippines: Record<string, CaseFacts> = {
  'ph-ad-cement-vn-2021': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2021-04-20' },
      { kind: 'imposed', date: '2022-12', document: 'Customs Memorandum Order 05-2023' },
      { kind: 'reviewMaintained', date: '2025-08' },
    ],
    term: { from: '2022-12', years: 5 },
    statusZh:
      '自 2022 年 12 月起征收最终反倾销税 5 年（2023 年 2 月更新）；2025 年 8 月期中复审维持征税，调整了两家出口商的税率。',
    pages: [
      'https://profitinsidershub.com/2025/08/21/tc-orders-anti-dumping-duties-to-continue-on-vietnam-cement',
    ],
  },
  'ph-sg-cement-2019': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'imposed', date: '2019', document: 'DAO 19-13' },
      { kind: 'ended', date: '2022-10-22', document: 'DAO 22-14' },
    ],
    term: { from: '2019', years: 3, isEnded: true },
    statusZh: '征收保障措施税三年（DAO 19-13）；未延期，2022-10-22 到期（DAO 22-14）。',
  },
};
