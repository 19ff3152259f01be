import type { ClauseRecord, CriteriaRecord } from '@/features/agreements/agreements-schema';
import { ASEAN } from '../groups';
import packed from '../packed/agreement-criteria.json';

type Packed = Record<
  string,
  Record<
    string,
    { value: string; article: string | null; source: string | null; asOf: string | null; mark: string }
  >
>;

/** The clause of a topic in the table of sources; its numbers are repeated below, and a test compares both. */
function clause(agreement: string, topic: string): ClauseRecord {
  const found = (packed as Packed)[agreement]?.[topic];
  if (found === undefined) throw new Error(`No clause: ${agreement}, ${topic}`);
  const { value, article, source, asOf, mark } = found;
  return {
    article,
    mark: mark === 'fact' ? 'fact' : 'unchecked',
    text: { text: value, lang: 'en' },
    source,
    asOf,
  };
}

const TEXTILES: [number, number][] = [[50, 63]];

/** Chapters of ACFTA whose goods may also qualify by a change of heading (article 7). */
const ACFTA_CTH: [number, number][] = [
  [25, 25],
  [26, 26],
  [28, 28],
  [29, 29],
  [31, 31],
  [39, 39],
  [42, 49],
  [57, 59],
  [61, 61],
  [62, 62],
  [64, 64],
  [66, 71],
  [73, 83],
  [86, 86],
  [88, 88],
  [91, 97],
];

/** Chapters in which AJCEP and VJEPA have a tolerance of the value, independent of their lists. */
const JAPANESE_TOLERANCE: [number, number][] = [
  [16, 16],
  [19, 19],
  [20, 20],
  [22, 22],
  [23, 23],
  [28, 49],
  [64, 97],
];

type Rules = Omit<CriteriaRecord, 'agreement'>;

const CONTENT_OR_HEADING = [{ rule: 'RVC40' }, { rule: 'CTH' }];

/** Goods of the list only: no general rule. */
const listOnly = (agreement: string): Rules['generalRule'] => ({
  ...clause(agreement, 'general rule'),
  alternatives: [],
  list: 'only',
  hasExclusive: true,
});

const valueContent = (
  agreement: string,
  ...formulas: NonNullable<Rules['valueContent']>['formulas']
): Rules['valueContent'] => ({ ...clause(agreement, 'RVC formula'), formulas, base: 'fob' });

const deMinimis = (
  agreement: string,
  ...shares: NonNullable<Rules['deMinimis']>['shares']
): Rules['deMinimis'] => ({ ...clause(agreement, 'de minimis'), shares });

const cumulation = (
  agreement: string,
  kind: NonNullable<Rules['cumulation']>['kind'],
): Rules['cumulation'] => ({ ...clause(agreement, 'cumulation'), kind });

const consignment = (agreement: string) => clause(agreement, 'direct consignment');

const certificate = (agreement: string, form: string | null, hasDeclaration = false): Rules['proof'] => ({
  ...clause(agreement, 'proof of origin'),
  form,
  hasDeclaration,
});

const validity = (
  agreement: string,
  amount: number,
  unit: 'month' | 'year',
  topic = 'validity of proof',
): Rules['validity'] => ({ ...clause(agreement, topic), amount, unit });

type Limits = NonNullable<Rules['waiver']>['limits'];

const waiver = (agreement: string, limits: Limits, topic = 'waiver of proof'): Rules['waiver'] => ({
  ...clause(agreement, topic),
  limits,
});

const usd = (amount: number): Limits => [{ amount, currency: 'USD' }];

/** 10 % of the value; textiles by value or by weight. */
const BY_VALUE_OR_WEIGHT: NonNullable<Rules['deMinimis']>['shares'] = [
  { chapters: TEXTILES, value: 10, weight: 10 },
  { value: 10, weight: null },
];

const rules: Record<string, Rules> = {
  ACFTA: {
    generalRule: {
      ...clause('ACFTA', 'general rule'),
      alternatives: [
        { rule: 'RVC40' },
        {
          rule: 'CTH',
          goods: {
            chapters: ACFTA_CTH,
            exceptHeadings: ['2901', '2902', '3105', '3901', '3902', '3903', '3907', '3908'],
          },
        },
      ],
      list: 'alternative',
      hasExclusive: false,
    },
    valueContent: valueContent('ACFTA', 'buildDown'),
    deMinimis: deMinimis('ACFTA', ...BY_VALUE_OR_WEIGHT),
    cumulation: cumulation('ACFTA', 'regional'),
    consignment: consignment('ACFTA'),
    proof: certificate('ACFTA', 'E'),
    validity: validity('ACFTA', 1, 'year'),
    waiver: waiver('ACFTA', usd(200)),
  },
  AKFTA: {
    generalRule: {
      ...clause('AKFTA', 'general rule'),
      alternatives: CONTENT_OR_HEADING,
      list: 'alternative',
      hasExclusive: false,
    },
    valueContent: valueContent('AKFTA', 'buildDown', 'buildUp'),
    deMinimis: deMinimis(
      'AKFTA',
      { chapters: TEXTILES, value: null, weight: 10 },
      { value: 10, weight: null },
    ),
    cumulation: cumulation('AKFTA', 'regional'),
    consignment: consignment('AKFTA'),
    proof: certificate('AKFTA', 'AK'),
    validity: validity('AKFTA', 12, 'month'),
    waiver: waiver('AKFTA', usd(200)),
  },
  AJCEP: {
    generalRule: {
      ...clause('AJCEP', 'general rule'),
      alternatives: CONTENT_OR_HEADING,
      list: 'prevails',
      hasExclusive: false,
    },
    valueContent: valueContent('AJCEP', 'buildDown'),
    // 10 % or 7 % depending on the list: only 7 % is certain.
    deMinimis: deMinimis(
      'AJCEP',
      { chapters: JAPANESE_TOLERANCE, value: 10, weight: null },
      {
        chapters: [
          [18, 18],
          [21, 21],
        ],
        value: 7,
        weight: null,
      },
      { chapters: TEXTILES, value: null, weight: 10 },
    ),
    cumulation: cumulation('AJCEP', 'regional'),
    consignment: consignment('AJCEP'),
    proof: certificate('AJCEP', 'AJ'),
    validity: validity('AJCEP', 1, 'year'),
    waiver: waiver('AJCEP', [
      { amount: 200, currency: 'USD', importers: [...ASEAN] },
      { amount: 200_000, currency: 'JPY', importers: ['JP'] },
    ]),
  },
  AANZFTA: {
    generalRule: listOnly('AANZFTA'),
    valueContent: valueContent('AANZFTA', 'buildDown', 'buildUp'),
    deMinimis: deMinimis('AANZFTA', ...BY_VALUE_OR_WEIGHT),
    cumulation: cumulation('AANZFTA', 'regional'),
    consignment: consignment('AANZFTA'),
    proof: certificate('AANZFTA', 'AANZ', true),
    validity: validity('AANZFTA', 12, 'month'),
    waiver: waiver('AANZFTA', usd(200), 'validity of proof'),
  },
  VKFTA: {
    generalRule: listOnly('VKFTA'),
    valueContent: valueContent('VKFTA', 'buildDown'),
    deMinimis: deMinimis('VKFTA', ...BY_VALUE_OR_WEIGHT),
    cumulation: cumulation('VKFTA', 'bilateral'),
    consignment: consignment('VKFTA'),
    proof: certificate('VKFTA', 'VK/KV'),
    validity: validity('VKFTA', 1, 'year', 'proof of origin'),
    waiver: waiver('VKFTA', usd(600), 'proof of origin'),
  },
  VJEPA: {
    generalRule: {
      ...clause('VJEPA', 'general rule'),
      alternatives: CONTENT_OR_HEADING,
      list: 'prevails',
      hasExclusive: false,
    },
    valueContent: valueContent('VJEPA', 'buildDown'),
    deMinimis: deMinimis(
      'VJEPA',
      { chapters: JAPANESE_TOLERANCE, value: 10, weight: null },
      {
        chapters: [
          [9, 9],
          [18, 18],
          [21, 21],
        ],
        value: 7,
        weight: null,
      },
      { chapters: TEXTILES, value: null, weight: 10 },
    ),
    cumulation: cumulation('VJEPA', 'bilateral'),
    consignment: consignment('VJEPA'),
    proof: certificate('VJEPA', 'VJ/JV'),
    validity: validity('VJEPA', 1, 'year', 'proof of origin'),
    waiver: null,
  },
  AIFTA: {
    generalRule: {
      ...clause('AIFTA', 'general rule'),
      alternatives: [{ rule: 'RVC35 and CTSH' }],
      list: 'none',
      hasExclusive: false,
    },
    valueContent: valueContent('AIFTA', 'buildDown', 'buildUp'),
    deMinimis: deMinimis('AIFTA'),
    cumulation: cumulation('AIFTA', 'regional'),
    consignment: consignment('AIFTA'),
    proof: certificate('AIFTA', 'AI'),
    validity: validity('AIFTA', 12, 'month'),
    waiver: null,
  },
  CPTPP: {
    generalRule: listOnly('CPTPP'),
    valueContent: {
      ...clause('CPTPP', 'RVC formula'),
      formulas: ['focused', 'buildDown', 'buildUp', 'netCost'],
      base: 'value',
    },
    // 10 % of the value, but textiles have a rule of their own, and the text does not name their chapters.
    deMinimis: null,
    cumulation: cumulation('CPTPP', 'full'),
    consignment: consignment('CPTPP'),
    // A certificate from Viet Nam; a declaration elsewhere, by the treaty, which was not read.
    proof: { ...clause('CPTPP', 'proof of origin (treaty)'), form: null, hasDeclaration: true },
    validity: validity('CPTPP', 1, 'year'),
    waiver: waiver('CPTPP', usd(1000)),
  },
  ATIGA: {
    generalRule: {
      ...clause('ATIGA', 'general rule'),
      alternatives: CONTENT_OR_HEADING,
      list: 'prevails',
      hasExclusive: false,
    },
    valueContent: valueContent('ATIGA', 'buildDown', 'buildUp'),
    deMinimis: deMinimis('ATIGA', { value: 10, weight: null }),
    cumulation: cumulation('ATIGA', 'regional'),
    consignment: consignment('ATIGA'),
    proof: certificate('ATIGA', 'D', true),
    validity: validity('ATIGA', 12, 'month', 'proof of origin'),
    waiver: waiver('ATIGA', usd(200), 'proof of origin'),
  },
  ChAFTA: {
    generalRule: listOnly('ChAFTA'),
    valueContent: valueContent('ChAFTA', 'buildDown'),
    deMinimis: deMinimis('ChAFTA', ...BY_VALUE_OR_WEIGHT),
    cumulation: cumulation('ChAFTA', 'bilateral'),
    consignment: null,
    proof: certificate('ChAFTA', null, true),
    validity: validity('ChAFTA', 12, 'month', 'proof of origin'),
    waiver: waiver(
      'ChAFTA',
      [
        { amount: 1000, currency: 'AUD', importers: ['AU'] },
        { amount: 6000, currency: 'CNY', importers: ['CN'] },
      ],
      'proof of origin',
    ),
  },
  CKFTA: {
    generalRule: listOnly('CKFTA'),
    valueContent: valueContent('CKFTA', 'buildDown'),
    deMinimis: deMinimis('CKFTA', ...BY_VALUE_OR_WEIGHT),
    cumulation: cumulation('CKFTA', 'bilateral'),
    consignment: null,
    proof: certificate('CKFTA', null),
    validity: validity('CKFTA', 1, 'year', 'proof of origin'),
    waiver: waiver('CKFTA', usd(700), 'proof of origin'),
  },
  JTEPA: {
    generalRule: listOnly('JTEPA'),
    valueContent: valueContent('JTEPA', 'buildDown'),
    // By the list, in most chapters 10 %; of the food chapters only 7 % is certain, and the text does not name them.
    deMinimis: null,
    cumulation: cumulation('JTEPA', 'bilateral'),
    consignment: null,
    proof: null,
    validity: null,
    waiver: null,
  },
  MJEPA: {
    generalRule: listOnly('MJEPA'),
    valueContent: valueContent('MJEPA', 'buildDown'),
    deMinimis: deMinimis(
      'MJEPA',
      { chapters: TEXTILES, value: null, weight: 7 },
      { value: 10, weight: null },
    ),
    cumulation: cumulation('MJEPA', 'bilateral'),
    consignment: null,
    proof: null,
    validity: null,
    waiver: null,
  },
};

/** Names of agreements in the tariffs and memberships that differ from those in the criteria. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'Korea–China FTA': 'CKFTA' };

/** The agreements with criteria, by the name in the table of sources. */
export const agreementCriteria: readonly CriteriaRecord[] = Object.entries(rules).map(
  ([agreement, criteria]) => ({ agreement, ...criteria }),
);

/** The origin criteria of an agreement by its name in the tariffs; null if there are none here. */
export const criteriaOf = (agreement: string): CriteriaRecord | null =>
  agreementCriteria.find((criteria) => criteria.agreement === (OTHER_NAMES[agreement] ?? agreement)) ?? null;
