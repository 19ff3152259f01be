import type { CaseFacts } from './case-facts';

/** Cases in which New Zealand imports, by the id of the case. */
export const factsOfNewZealand: Record<string, CaseFacts> = {
  'nz-ad-rebar-2017': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2017' },
      { kind: 'terminated', date: '2018-03-03' },
    ],
    statusZh: '认定无倾销，不征税。',
  },
  'nz-ad-galvanised-wire-my': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'reviewMaintained', date: '2020-12-16' }],
    term: { from: '2020-12' },
    statusZh: '全面复审后继续征税。',
  },
};
