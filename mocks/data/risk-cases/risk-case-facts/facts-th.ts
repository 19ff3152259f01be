import type { CaseFacts } from './case-facts';

/** Cases in which Thailand imports, by the id of the case. */
export const factsOfThailand: Record<string, CaseFacts> = {
  'th-ad-aluminium-extrusion-cn-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-07-16', document: 'AD2024-01' },
      { kind: 'underInvestigation', date: '2024-12-31' },
    ],
    statusZh: '截至 2024-12-31 仍在调查（案号 AD2024-01）。',
  },
  'th-ad-h-beam-cn-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-11-14', document: 'AD2024-03' },
      { kind: 'underInvestigation', date: '2024-12-31' },
    ],
    statusZh: '截至 2024-12-31 仍在调查（案号 AD2024-03）。',
  },
  'th-ad-painted-alu-zinc-cn-kr': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'finalDecision', date: '2021-04-30' }],
    term: { until: '2026-04-30' },
    statusZh: '最终反倾销税有效至 2026-04-30，头六个月税率为零。',
  },
  'th-ad-hrc-14': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'reviewMaintained', date: '2021-06' }],
    term: { from: '2021-06', years: 5 },
    statusZh: '期终复审：继续征税五年。共 14 个来源，这里只收录了其中 4 个的名称。',
    unnamedExporters: 10,
  },
  'th-ad-hrfc-cn-my-2017': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'finalDecision', date: '2017-06-23' },
      { kind: 'reviewOpened', date: '2022-06' },
    ],
    term: { until: '2022-06-22' },
    statusZh: '征税至 2022-06-22；2022 年 6 月启动期终复审。',
  },
};
