import type { CaseFacts } from './case-facts';

/** Cases in which Viet Nam imports, by the id of the case. */
export const factsOfVietNam: Record<string, CaseFacts> = {
  'vn-ad02-galvanized': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'provisional', date: '2016-09-01' },
      { kind: 'imposed', date: '2017-03-30', document: '1105/QD-BCT' },
      { kind: 'ended', date: '2022-05' },
    ],
    term: { from: '2017-03-30', years: 5, isEnded: true },
    statusZh: '征收最终反倾销税五年（第 1105/QD-BCT 号决定）；期终复审后于 2022 年 5 月终止。',
  },
  'vn-ad04-colour-coated': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'provisional', date: '2019-06-18', document: '1711/QD-BCT' },
      { kind: 'finalDecision', date: '2019-10' },
      { kind: 'reviewMaintained', date: null },
    ],
    term: { until: '2029-10-23' },
    statusZh: '第 1711/QD-BCT 号决定采取临时措施；期终复审将征税延长至 2029-10-23。',
    pages: ['https://thuvienphapluat.vn/van-ban/Thue-Phi-Le-Phi/Quyet-dinh-1711-QD-BCT-2019-416813.aspx'],
  },
  'vn-ad05-aluminium': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2019-01-10' },
      { kind: 'provisional', date: '2019-05-29' },
      { kind: 'imposed', date: '2019-09-28' },
    ],
    term: { from: '2019-09' },
    statusZh: '征收最终反倾销税。',
  },
  'vn-ad06-fibreboard': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2019-04-16' },
      { kind: 'terminated', date: null },
    ],
    statusZh: '终止调查，不采取措施。',
  },
  'vn-ad21-fibreboard': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'initiated', date: '2024-09', document: '2549/QD-BCT' }],
    statusZh: '第 2549/QD-BCT 号决定立案。',
  },
  'vn-ad12-h-beam': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'reviewOpened', date: '2025-07', document: '1978/QD-BCT' }],
    statusZh: '第 1978/QD-BCT 号决定启动期终复审（ER01.AD12，2025 年 7 月）。',
  },
  'vn-ad20-hot-rolled': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-07', unchecked: true },
      { kind: 'provisional', date: '2025-02-21', document: '460/QD-BCT' },
      { kind: 'provisionalDuty', date: '2025-03-08', until: '2025-07-05', document: '460/QD-BCT' },
      { kind: 'imposed', date: '2025-07-06', document: '1959/QD-BCT', unchecked: true },
    ],
    term: { from: '2025-07-06', years: 5, mark: 'unchecked' },
    isLaterUnchecked: true,
    statusZh:
      '2025-03-08 至 2025-07-05 仅对中国征收临时反倾销税（第 460/QD-BCT 号决定）；印度低于 3% 门槛。据报道自 2025-07-06 起对中国征收最终税五年（第 1959/QD-BCT 号决定），编码另涉及品目 72.11、72.26，均待核。',
  },
  'vn-ad-welding-materials': {
    sector: 'smartManufacturing',
    steps: [{ kind: 'imposed', date: '2022-08', document: '1624/QD-BCT' }],
    term: { from: '2022-08' },
    statusZh: '征收最终反倾销税（第 1624/QD-BCT 号决定）。',
  },
  'vn-ac-sugar': {
    sector: 'agriculture',
    steps: [{ kind: 'imposed', date: '2022-08-01' }],
    term: { from: '2022-08-01', until: '2026-06-15' },
    statusZh: '对自五国进口的蔗糖征税至 2026-06-15；所针对的是使用泰国原产糖的蔗糖（这一范围待核）。',
  },
  'vn-ad-table-chair': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'provisionalDuty', date: '2022-09-30' },
      { kind: 'imposed', date: '2023-02-13', document: '235/QD-BCT', unchecked: true },
    ],
    term: { from: '2023-02-13', years: 5, mark: 'unchecked' },
    isLaterUnchecked: true,
    statusZh: '征收临时反倾销税。据报道自 2023-02-13 起征收最终税五年（第 235/QD-BCT 号决定），待核。',
  },
  'vn-ad-bopp': {
    sector: 'chemicalEnergy',
    steps: [{ kind: 'imposed', date: '2020-07' }],
    term: { from: '2020-07', until: '2025-07-22' },
    statusZh: '征收最终反倾销税至 2025-07-22。',
  },
  'vn-ad10-polyester': {
    sector: 'textile',
    steps: [
      { kind: 'initiated', date: '2020-04-06' },
      { kind: 'provisional', date: '2021-08-31', document: '2080/QD-BCT' },
      { kind: 'imposed', date: '2021-10-13', document: '2302/QD-BCT' },
      { kind: 'reviewEnded', date: '2023-11-01', document: '2866/QD-BCT' },
    ],
    term: { from: '2021-10' },
    statusZh:
      '征收最终反倾销税（第 2302/QD-BCT 号决定，此前临时措施为第 2080/QD-BCT 号）；第一次复审于 2023-11-01 结束（第 2866/QD-BCT 号）。',
    pages: [
      'https://vietnamthings.com/provisional-anti-dumping-duty-on-certain-polyester-yarn-products-ad10/',
    ],
  },
};
