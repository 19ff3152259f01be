import type { CaseSector, CaseStepKind, MeasureTerm } from '@/features/risk-cases/risk-cases-schema';

/** One dated step of a case; `unchecked` where the date is known but is not on the page (待核). */
export interface StepFact {
  kind: CaseStepKind;
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; null where the page gives none. */
  date: string | null;
  /** Last day of a step that lasts (a provisional duty). */
  until?: string;
  /** The decision, regulation or notice as it is cited. */
  document?: string;
  unchecked?: boolean;
}

/** What the pages say of a case beyond its head data, in the order of events. */
export interface CaseFacts {
  sector: CaseSector;
  steps: StepFact[];
  /** From when, for how long and until when a definitive measure applies, as far as it is printed. */
  term?: Partial<MeasureTerm>;
  /** The status sentence in Chinese. */
  statusZh: string;
  /** Exporters that are known but were not on the page. */
  uncheckedExporters?: string[];
  /** Exporters that the page counts and does not name. */
  unnamedExporters?: number;
  /** Further pages the case was read in. */
  pages?: string[];
}

const KR_ROBOT_NEWS =
  'https://www.trendforce.com/news/2025/05/07/news-south-korea-launches-anti-dumping-probe-into-chinese-japanese-robots-reportedly-alleges-40-price-cut';
const KR_KTC_2025_06 = 'https://prod.biz.chosun.com/en/en-policy/2025/06/26/IE54VYWEE5EI7BBM3BC2YJXZOI';
const KR_KTC_2025_02 = 'https://biz.chosun.com/en/en-policy/2025/02/20/LH7CBE24EVFUHB6QY2APXQ3EAI';

/** By the id of the case. */
export const riskCaseFacts: Record<string, CaseFacts> = {
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
  'ph-ad-cement-vn-2021': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2021-04-20' },
      { kind: 'imposed', date: '2022-12', document: 'Customs Memorandum Order 05-2023' },
      { kind: 'reviewKept', date: '2025-08' },
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
    ],
    statusZh: '2025-07-24 作出初裁。',
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
    ],
    statusZh: '2025-02-28 作出肯定性初裁。',
    pages: [
      'https://aohuicorp.com/news/japan-discusses-imposing-anti-dumping-duties-on-graphite-electrodes-from-china',
    ],
  },
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
      { kind: 'reviewKept', date: '2023-10-23', document: 'MOFCOM 2023-38' },
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
      { kind: 'reviewKept', date: '2025-07-01' },
    ],
    term: { from: '2025-07-01', years: 5 },
    statusZh:
      '2024 年 7 月起期终复审，结果为自 2025-07-01 起继续征税五年；2019 年措施涉及的日本不在继续征税之列。',
    pages: ['https://www.japanmetaldaily.com/articles/-/44554'],
  },
  'in-ad-solar-glass-cn-vn-2023': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2024-02', document: 'DGTR 6/29/2023', unchecked: true },
      { kind: 'provisionalDuty', date: '2024-12-04', document: 'Notification 26/2024-Customs (ADD)' },
    ],
    statusZh: '征收临时反倾销税（第 26/2024-Customs (ADD) 号通知）。',
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
    steps: [{ kind: 'reviewKept', date: '2021-06' }],
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
      { kind: 'reviewKept', date: null },
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
    ],
    statusZh: '2025-03-08 至 2025-07-05 仅对中国征收临时反倾销税（第 460/QD-BCT 号决定）；印度低于 3% 门槛。',
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
    statusZh: '对使用泰国原产糖、自五国进口的蔗糖征税至 2026-06-15。',
  },
  'vn-ad-table-chair': {
    sector: 'buildingMaterials',
    steps: [{ kind: 'provisionalDuty', date: '2022-09-30' }],
    statusZh: '征收临时反倾销税。',
  },
  'vn-ad-bopp': {
    sector: 'chemicalEnergy',
    steps: [{ kind: 'imposed', date: '2020-07' }],
    term: { from: '2020-07', until: '2025-07-22' },
    statusZh: '征收最终反倾销税至 2025-07-22。',
  },
  'au-ad-cvd-aluminium-extrusion-cn': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2009-06-24' },
      { kind: 'imposed', date: '2010-10-28' },
      { kind: 'reviewKept', date: '2015-10-20' },
      { kind: 'reviewKept', date: '2020-10-16' },
    ],
    term: { from: '2020-10' },
    statusZh: '期终复审（2015-10-20、2020-10-16）后继续征税；此后另有多次复审。',
    pages: [
      'https://www.industry.gov.au/anti-dumping-commission/archive-cases-and-electronic-public-record-epr/619',
    ],
  },
  'au-ad-aluminium-extrusion-my-vn': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2016-08-16' },
      { kind: 'imposed', date: '2017-06-27' },
      { kind: 'reviewOpened', date: '2021-09-15' },
      { kind: 'ended', date: '2022-06-27' },
    ],
    term: { from: '2017-06-27', years: 5, isEnded: true },
    statusZh: '征税五年；第一次期终复审（自 2021-09-15 起）后不再继续，2022-06-27 终止。',
    pages: [
      'https://en.vietnamplus.vn/australia-ends-antidumping-tax-on-aluminum-extrusions-imported-from-vietnam/233569.vnp',
    ],
  },
  'au-ad-surface-finish-extrusion-my': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'initiated', date: '2020-02-24' },
      { kind: 'imposed', date: '2021-06-02' },
    ],
    term: { from: '2021-06' },
    statusZh: '征收最终反倾销税。',
  },
  'au-ad-galvanized-vn': {
    sector: 'buildingMaterials',
    steps: [
      { kind: 'partlyTerminated', date: '2017-07-17' },
      { kind: 'imposed', date: '2017-08' },
    ],
    term: { from: '2017-08' },
    statusZh: '发布倾销公告；2017-07-17 对两家越南出口商终止调查。',
    uncheckedExporters: ['IN', 'MY'],
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
  'cn-ad-goes-2015': {
    sector: 'smartManufacturing',
    steps: [
      { kind: 'initiated', date: '2015-07-23', unchecked: true },
      { kind: 'imposed', date: '2016-07-23' },
      { kind: 'undertaking', date: '2018-06' },
      { kind: 'reviewOpened', date: '2021-07-23' },
      { kind: 'reviewKept', date: '2022-07-22' },
    ],
    term: { from: '2022-07-23', years: 5 },
    statusZh:
      '期终复审（2021-07-23 至 2022-07-22）后，自 2022-07-23 起继续征税五年；2018 年 6 月起接受浦项制铁的价格承诺。',
    pages: [
      'https://www.chinatrademonitor.com/china-launches-expiry-review-on-steel-from-japan-south-korea-and-the-eu/',
    ],
  },
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
    steps: [{ kind: 'reviewKept', date: '2020-12-16' }],
    term: { from: '2020-12' },
    statusZh: '全面复审后继续征税。',
  },
};
