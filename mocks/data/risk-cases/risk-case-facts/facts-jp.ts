import type { CaseFacts } from './case-facts';

/** Cases in which Japan imports, by the id of the case. */
export const factsOfJapan: Record<string, CaseFacts> = {
  'jp-ad-galvanized-wire-2021': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2021-06-14' },
      { kind: 'finalDecision', date: '2022-12-02' },
      { kind: 'imposed', date: '2022-12-08' },
    ],
    term: { from: '2022-12-08', until: '2027-12-07' },
    statusZh: '2022-12-08 至 2027-12-07 征收最终反倾销税。',
    pages: [
      'https://www.steelorbis.com/steel-news/latest-news/japan-imposes-ad-duties-on-galvanized-steel-wire-from-china-and-s-korea-1269605.htm',
    ],
  },
  'jp-ad-graphite-electrode-2024': {
    sector: 'smartManufacturing',
    steps: [
      { kind: 'initiated', date: '2024-04-24' },
      { kind: 'provisional', date: '2025-02-28' },
      {
        kind: 'provisionalDuty',
        date: '2025-03-29',
        until: '2025-07-28',
        document: 'Ministry of Finance, Japan',
        unchecked: true,
      },
      { kind: 'finalProposed', date: '2025-06-20', document: 'Ministry of Finance, Japan', unchecked: true },
    ],
    isLaterUnchecked: true,
    statusZh:
      '2025-02-28 作出肯定性初裁。据日本财务省网页，2025-03-29 至 2025-07-28 征收 95.2% 的临时税，2025-06-20 提议征收最终税，均待核；最终结果未收录。',
    pages: [
      'https://aohuicorp.com/news/japan-discusses-imposing-anti-dumping-duties-on-graphite-electrodes-from-china',
    ],
  },
};
