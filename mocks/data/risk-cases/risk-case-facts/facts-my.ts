import type { CaseFacts } from './case-facts';

/** Cases in which Malaysia imports, by the id of the case. */
export const factsOfMalaysia: Record<string, CaseFacts> = {
  'my-ad-pet-2024': {
    sector: 'chemicalEnergy',
    steps: [
      { kind: 'initiated', date: '2024-08-09' },
      { kind: 'provisional', date: '2025-01-07' },
      { kind: 'finalDecision', date: '2025-05-06' },
      { kind: 'imposed', date: '2025-05-07' },
    ],
    term: { from: '2025-05-07', until: '2030-05-06' },
    statusZh: '2025-05-07 至 2030-05-06 征收最终反倾销税。',
  },
  'my-ad-pc-strand-cn-2020': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'imposed', date: '2021-12' },
      { kind: 'reviewOpened', date: '2024-08' },
    ],
    term: { from: '2021-12', years: 5 },
    statusZh: '征收最终反倾销税五年；2024 年 8 月启动行政复审。',
  },
};
