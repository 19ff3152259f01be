import type { CaseFacts } from './case-facts';

const KR_ROBOT_NEWS =
  'https://www.trendforce.com/news/2025/05/07/news-south-korea-launches-anti-dumping-probe-into-chinese-japanese-robots-reportedly-alleges-40-price-cut';
const KR_KTC_2025_06 = 'https://prod.biz.chosun.com/en/en-policy/2025/06/26/IE54VYWEE5EI7BBM3BC2YJXZOI';
const KR_KTC_2025_02 = 'https://biz.chosun.com/en/en-policy/2025/02/20/LH7CBE24EVFUHB6QY2APXQ3EAI';

/** Cases in which Korea imports, by the id of the case. */
export const factsOfKorea: Record<string, CaseFacts> = {
  'kr-ad-stainless-plate-cn-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-09' },
      { kind: 'provisional', date: '2025-03' },
      { kind: 'finalProposed', date: '2025-06-26' },
    ],
    statusZh: '韩国贸易委员会（KTC）终裁，建议征收反倾销税五年。',
    pages: [KR_KTC_2025_06],
  },
  'kr-ad-hr-thick-plate-cn-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-10' },
      { kind: 'provisionalProposed', date: '2025-02-20' },
      { kind: 'finalProposed', date: '2025-08' },
    ],
    statusZh:
      '2025 年 8 月 KTC 建议接受九家中国出口商为期五年的价格承诺，对其他出口商征收最高 34.1% 的反倾销税。',
    pages: [KR_KTC_2025_02],
  },
  'kr-ad-hot-rolled-cn-jp-2025': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2025' },
      { kind: 'provisionalProposed', date: '2025-07-24' },
      { kind: 'provisionalDuty', date: '2025-09-23', until: '2026-01-22', unchecked: true },
      { kind: 'finalProposed', date: '2026-02', document: 'Korea Trade Commission', unchecked: true },
    ],
    isLaterUnchecked: true,
    statusZh:
      '2025-07-24 作出初裁。据报道 2025-09-23 至 2026-01-22 征收临时税，2026 年 2 月贸易委员会建议接受价格承诺，对其他企业征收最终税，均待核。',
  },
  'kr-ad-sts-cold-rolled-vn-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024' },
      { kind: 'finalProposed', date: '2025-04' },
    ],
    statusZh: 'KTC 终裁，建议征收反倾销税五年。',
  },
  'kr-ad-particleboard-th-2024': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-12' },
      { kind: 'provisionalProposed', date: '2025' },
      { kind: 'finalDecision', date: '2025-09-25' },
    ],
    statusZh: '2025-09-25 作出终裁。',
    pages: [KR_KTC_2025_06],
  },
  'kr-ad-sodium-dithionite-cn-2024': {
    sector: 'chemicalEnergy',
    steps: [
      { kind: 'initiated', date: '2024-12' },
      { kind: 'provisional', date: '2025-06-21' },
      { kind: 'finalDecision', date: '2025-09-25' },
    ],
    statusZh: 'KTC 作出终裁。',
  },
  'kr-ad-opp-film': {
    sector: 'chemicalEnergy',
    steps: [{ kind: 'reviewProposed', date: '2025-02-20' }],
    statusZh: '第二次复审：KTC 建议延长征税。',
  },
  'kr-ad-sts-flat-cn-id-tw': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'reviewProposed', date: '2025-02-20' }],
    statusZh: '第一次复审：KTC 建议延长措施；价格承诺五年。',
  },
  'kr-ad-industrial-robot-2025': {
    sector: 'smartManufacturing',
    steps: [
      { kind: 'initiated', date: '2025-05-02' },
      { kind: 'provisionalProposed', date: '2025-09-25' },
    ],
    statusZh: '建议征收临时反倾销税。',
    pages: [KR_ROBOT_NEWS],
  },
  'kr-ad-industrial-robot-2004': {
    sector: 'smartManufacturing',
    steps: [
      { kind: 'initiated', date: '2004-08' },
      { kind: 'provisional', date: '2005-02-22' },
      { kind: 'finalDecision', date: '2005' },
      { kind: 'ended', date: null },
    ],
    term: { years: 5, isEnded: true },
    statusZh: '征税五年，现已终止。',
    pages: ['https://chosun.com/english/industry-en/2025/01/14/66GUC7WLNJCY7NLJFS4AT53R74'],
  },
  'kr-ad-fibreboard-th': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'provisionalProposed', date: '2025-09-25' }],
    statusZh: '建议征收临时反倾销税。',
  },
};
