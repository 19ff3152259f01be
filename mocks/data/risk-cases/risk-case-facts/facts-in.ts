import type { CaseFacts } from './case-facts';

/** Cases in which India imports, by the id of the case. */
export const factsOfIndia: Record<string, CaseFacts> = {
  'in-ad-solar-glass-cn-vn-2023': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-02', document: 'DGTR 6/29/2023', unchecked: true },
      { kind: 'provisionalDuty', date: '2024-12-04', document: 'Notification 26/2024-Customs (ADD)' },
      {
        kind: 'imposed',
        date: '2025-05-08',
        document: 'Notification 11/2025-Customs (ADD)',
        unchecked: true,
      },
    ],
    term: { from: '2024-12-04', years: 5, mark: 'unchecked' },
    isLaterUnchecked: true,
    statusZh:
      '征收临时反倾销税（第 26/2024-Customs (ADD) 号通知）。据报道 2025-05-08 决定自 2024-12-04 起征收最终税五年（第 11/2025-Customs (ADD) 号通知），待核。',
  },
  'in-ad-solar-glass-cn-2017': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'imposed', date: '2017-08' }],
    term: { from: '2017-08' },
    statusZh: '征收最终反倾销税。',
  },
  'in-ad-aluminium-frame-cn-2024': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'finalProposed', date: null }],
    statusZh: '印度贸易救济总局（DGTR）建议征税，最高每吨 577 美元。',
  },
  'in-ad-injection-moulding-2024': {
    sector: 'smartManufacturing',
    steps: [{ kind: 'imposed', date: '2025-06-26' }],
    term: { from: '2025-06', years: 5 },
    statusZh: '征收最终反倾销税五年。',
    pages: ['https://dailydigest360.com/feed/6347465/'],
  },
  'in-ad-injection-moulding-asean-2014': {
    sector: 'smartManufacturing',
    steps: [{ kind: 'finalDecision', date: '2016-02' }],
    statusZh: '印度反倾销总局（DGAD）裁定应征税。',
  },
  'in-ad-industrial-laser-2024': {
    sector: 'smartManufacturing',
    steps: [{ kind: 'imposed', date: '2024-05', unchecked: true }],
    term: { from: '2024-05', years: 5, mark: 'unchecked' },
    statusZh: '征收最终反倾销税五年。',
  },
  'in-ad-gypsum-tile-2024': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'imposed', date: '2024-05', unchecked: true }],
    term: { from: '2024-05', years: 5, mark: 'unchecked' },
    statusZh: '征收最终反倾销税五年。',
  },
  'in-ad-thin-wheels-2022': {
    sector: 'smartManufacturing',
    steps: [{ kind: 'finalProposed', date: '2022-08' }],
    statusZh: 'DGTR 建议征税五年。',
  },
};
