/** The steps from classification to other obstacles, in order. */
export const GUIDE_STEPS = ['classify', 'rate', 'rule', 'proof', 'ship', 'claim', 'other'] as const;
export type GuideStepId = (typeof GUIDE_STEPS)[number];

/** The facts about a country pair that decide which items apply. */
export interface GuideFacts {
  /** Whether the Agreement binds between the two countries on the date, or why not. */
  agreement: 'applies' | 'not-a-party' | 'not-yet' | 'not-applied' | 'not-established';
  /**
   * The tariff data for the code at the importer; `some-lines`: several, but not all of them; `unread` until loaded.
   */
  tariff: 'line' | 'several-lines' | 'some-lines' | 'missing' | 'unread';
  /** Whether the RCEP rate is below MFN, on every line while none is chosen; `open` while a figure or a choice is missing. */
  rcep: 'lower' | 'not-lower' | 'open';
  /** Whether the product-specific rule is available; `unread` until loaded. */
  rule: 'known' | 'missing' | 'unread';
  /**
   * Whether Parties have different rates on the line, so that the RCEP country of origin must be known (Article 2.6);
   * `open` while that depends on the line or there are too few rates.
   */
  differential: 'yes' | 'no' | 'open';
  /** Another agreement's rate is below the payable one. */
  hasLowerElsewhere: boolean;
  /** The customs value is within the waiver of the proof of origin (Article 3.22). */
  isWaived: boolean;
}

/** A step of one country pair: `needed` is false if nothing is claimed, so that the step is dropped. */
export interface GuideStep {
  id: GuideStepId;
  needed: boolean;
  items: readonly GuideItemId[];
}

/** Whether to claim RCEP treatment: `open` while unknown, and all steps are shown. */
export function claimOf({ agreement, rcep }: GuideFacts): 'yes' | 'no' | 'open' {
  if (agreement === 'not-established') return 'open';
  if (agreement !== 'applies' || rcep === 'not-lower') return 'no';
  return rcep === 'lower' ? 'yes' : 'open';
}

/** The steps for a country pair with the items that apply to it. Pure. */
export function guideSteps(facts: GuideFacts): GuideStep[] {
  const isClaimed = claimOf(facts) !== 'no';
  return GUIDE_STEPS.map((id) => ({
    id,
    needed: isClaimed || !CLAIM_ONLY.includes(id),
    items: ITEMS[id].filter((item) => applies(item, facts, isClaimed)),
  }));
}

/** The article, chapter or annex of the Agreement behind an item, if any. */
export const itemArticle = (item: GuideItemId): string | null => ARTICLES[item] ?? null;

const CLAIM_ONLY: readonly GuideStepId[] = ['rule', 'proof', 'ship'];

const ITEMS = {
  classify: ['code', 'confirmLine', 'chooseLine', 'nationalLine'],
  rate: ['rateOnDay', 'officialRate', 'lowerElsewhere', 'myanmar', 'originCountry', 'checkDifferential'],
  rule: ['readRule', 'findRule', 'billOfMaterials', 'supplierEvidence', 'advanceRuling'],
  proof: ['waived', 'chooseProof', 'applyProof', 'fillProof', 'proofValidity'],
  ship: ['transportDocument', 'transitEvidence', 'invoice'],
  claim: ['declareMfn', 'declareRcep', 'presentProof', 'refundLater', 'keepRecords'],
  other: ['tradeRemedies', 'importerLaws', 'standards', 'otherTaxes'],
} as const satisfies Record<GuideStepId, readonly string[]>;

export type GuideItemId = (typeof ITEMS)[GuideStepId][number];

/** Articles as the texts on proof and origin name them. */
const ARTICLES: Partial<Record<GuideItemId, string>> = {
  originCountry: '2.6',
  checkDifferential: '2.6',
  supplierEvidence: '3.4',
  advanceRuling: '4.10',
  waived: '3.22',
  chooseProof: '3.16',
  proofValidity: '3.16',
  transitEvidence: '3.15',
  invoice: '3.20',
  refundLater: '3.23',
  keepRecords: '3.27',
};

function applies(item: GuideItemId, facts: GuideFacts, isClaimed: boolean): boolean {
  switch (item) {
    case 'confirmLine':
      return facts.tariff === 'line';
    case 'chooseLine':
      return facts.tariff === 'several-lines';
    case 'nationalLine':
      return facts.tariff === 'missing' || facts.tariff === 'some-lines';
    case 'officialRate':
      return facts.tariff === 'missing';
    case 'lowerElsewhere':
      return facts.hasLowerElsewhere;
    case 'myanmar':
      return facts.agreement === 'not-established';
    case 'originCountry':
      return isClaimed && facts.differential === 'yes';
    case 'checkDifferential':
      return isClaimed && facts.differential === 'open';
    case 'readRule':
      return isClaimed && facts.rule === 'known';
    case 'findRule':
      return isClaimed && facts.rule === 'missing';
    case 'waived':
      return isClaimed && facts.isWaived;
    case 'chooseProof':
    case 'applyProof':
    case 'fillProof':
    case 'proofValidity':
    case 'presentProof':
    case 'refundLater':
      return isClaimed && !facts.isWaived;
    case 'declareMfn':
      return !isClaimed;
    case 'billOfMaterials':
    case 'supplierEvidence':
    case 'advanceRuling':
    case 'transportDocument':
    case 'transitEvidence':
    case 'invoice':
    case 'declareRcep':
    case 'keepRecords':
      return isClaimed;
    default:
      return true;
  }
}
