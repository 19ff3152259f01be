import { describe, expect, it } from 'vitest';
import {
  AGREEMENT_VERDICTS,
  type AgreementAssessment,
  type AgreementVerdict,
  assessUnderAgreement,
  trivalent,
} from '@/domain/agreements';
import type { Good } from '@/domain/rcep';
import { foreign, own } from '../../pages/console/gallery/mall/goods';
import { bare, of } from './criteria';

const ACFTA_MEMBERS = ['CN', 'VN', 'TH', 'MY'];
const good = (fields: Partial<Good> = {}): Good => ({
  hs: '8507.30',
  exporter: 'CN',
  fob: 100,
  materials: [foreign(60)],
  ...fields,
});
const under = (agreement: string, fields: Partial<Good> = {}, members: string[] = ACFTA_MEMBERS) =>
  assessUnderAgreement(good(fields), of(agreement), members);
const stepOf = ({ trace }: AgreementAssessment, key: string) => trace.find((step) => step.key === key);
const keysOf = ({ trace }: AgreementAssessment) => trace.map(({ key }) => key);

/** Heading 85.07, as the good: no change of heading. */
const sameHeading = (value: number) => foreign(value, { hs: '8507.90' });

type Row = [string, string, Partial<Good>, AgreementVerdict];
const RULES: Row[] = [
  ['ACFTA art. 7: RVC of exactly 40 %', 'ACFTA', { materials: [sameHeading(60)] }, 'metGeneralRuleOnly'],
  ['ACFTA art. 7: RVC below 40 %', 'ACFTA', { materials: [sameHeading(60.1)] }, 'failsGeneralRule'],
  ['ACFTA art. 7: no CTH for chapter 85', 'ACFTA', { materials: [foreign(90)] }, 'failsGeneralRule'],
  [
    'ACFTA art. 7: CTH for chapter 68',
    'ACFTA',
    { hs: '6810.99', materials: [foreign(90)] },
    'metGeneralRuleOnly',
  ],
  [
    'ACFTA art. 7: no CTH for heading 39.01',
    'ACFTA',
    { hs: '3901.10', materials: [foreign(90, { hs: '2901.21' })] },
    'failsGeneralRule',
  ],
  [
    'ACFTA art. 7: CTH for heading 39.04',
    'ACFTA',
    { hs: '3904.10', materials: [foreign(90, { hs: '2903.21' })] },
    'metGeneralRuleOnly',
  ],
  [
    'ACFTA art. 7: a chapter alone is too short for its headings',
    'ACFTA',
    { hs: '39', materials: [foreign(90, { hs: '2901.21' })] },
    'failsGeneralRule',
  ],
  ['AKFTA art. 7: CTH for every chapter', 'AKFTA', { materials: [foreign(90)] }, 'metGeneralRuleOnly'],
  ['AKFTA art. 7: neither', 'AKFTA', { materials: [sameHeading(90)] }, 'failsGeneralRule'],
  ['AJCEP art. 7: CTH', 'AJCEP', { materials: [foreign(90)] }, 'metGeneralRuleOnly'],
  ['VJEPA art. 4: LVC 40 %', 'VJEPA', { materials: [sameHeading(60)] }, 'metGeneralRuleOnly'],
  ['ATIGA 28: CTH', 'ATIGA', { materials: [foreign(90)] }, 'metGeneralRuleOnly'],
  ['AIFTA art. 4: 35 % and CTSH, no list', 'AIFTA', { materials: [foreign(65)] }, 'met'],
  ['AIFTA art. 4: CTSH without 35 %', 'AIFTA', { materials: [foreign(66)] }, 'notMet'],
  [
    'AIFTA art. 4: 35 % without CTSH, and no tolerance',
    'AIFTA',
    { materials: [foreign(1, { hs: '8507.30' })] },
    'notMet',
  ],
  ['AIFTA art. 4: a code too short', 'AIFTA', { materials: [foreign(1, { hs: '8507' })] }, 'unknown'],
  ['CPTPP art. 5: the list alone', 'CPTPP', { materials: [foreign(1)] }, 'productListOnly'],
  ['CPTPP art. 5: of originating materials alone', 'CPTPP', { materials: [own(50)] }, 'met'],
  ['VKFTA art. 2: the list alone', 'VKFTA', { materials: [foreign(1)] }, 'productListOnly'],
  ['AANZFTA art. 2: the list alone', 'AANZFTA', { materials: [foreign(1)] }, 'productListOnly'],
  ['ChAFTA 3.2: wholly obtained', 'ChAFTA', { whollyObtained: true, materials: [] }, 'met'],
  ['ACFTA: wholly obtained is not in the text read', 'ACFTA', { whollyObtained: true }, 'metGeneralRuleOnly'],
  ['no materials declared', 'ACFTA', { materials: [] }, 'unknown'],
  ['minimal operations: no text read', 'ACFTA', { onlyMinimalOperations: true }, 'unknown'],
];

describe('assessUnderAgreement: the general rule', () => {
  it.each(RULES)('%s', (_, agreement, fields, verdict) => {
    const assessment = under(agreement, fields);
    expect(assessment.verdict).toBe(verdict);
    expect(assessment.trace.at(-1)).toMatchObject({
      key: 'agreementVerdict',
      verdict: trivalent(verdict),
      inputs: { verdict },
    });
  });

  it('a good without a rule that is wholly obtained stays with the list where the text does not name it', () => {
    const criteria = bare({ alternatives: [], list: 'only' });
    expect(assessUnderAgreement(good({ whollyObtained: true }), criteria, ['CN']).verdict).toBe(
      'productListOnly',
    );
  });

  it('only met is a yes, only notMet a no', () => {
    const certain = AGREEMENT_VERDICTS.filter((verdict) => trivalent(verdict) !== 'unknown');
    expect(certain).toEqual(['met', 'notMet']);
  });

  it('says that the list is missing, and that there is no general rule', () => {
    expect(keysOf(under('ACFTA'))).toContain('productListMissing');
    expect(keysOf(under('AIFTA'))).not.toContain('productListMissing');
    expect(keysOf(under('CPTPP'))).toEqual([
      'whollyObtained',
      'exclusivelyOriginating',
      'noGeneralRule',
      'productListMissing',
      'agreementVerdict',
    ]);
  });
});

describe('assessUnderAgreement: value content', () => {
  const costs = { materials: [sameHeading(70), own(10)], directLabour: 30 };

  it('ACFTA art. 8 has build-down only, AKFTA art. 7.2 build-up too', () => {
    expect(under('ACFTA', costs).rvc).toEqual({ buildDown: 30, buildUp: null });
    expect(under('AKFTA', costs).rvc).toEqual({ buildDown: 30, buildUp: 40 });
    expect(under('ACFTA', costs).verdict).toBe('failsGeneralRule');
    expect(under('AKFTA', costs)).toMatchObject({ verdict: 'metGeneralRuleOnly', criterion: 'RVC' });
  });

  it('takes no expenses off the value of a material', () => {
    const materials = [{ ...sameHeading(62), deductible: 5 }];
    expect(under('ACFTA', { materials }).rvc.buildDown).toBe(38);
    expect(keysOf(under('ACFTA', { materials }))).not.toContain('rvcDeductions');
  });
});

describe('assessUnderAgreement: cumulation', () => {
  const from = (origin: string) => ({ materials: [own(60, { origin })] });

  it('reaches the members and nobody else', () => {
    expect(under('ACFTA', from('TH'))).toMatchObject({ verdict: 'metGeneralRuleOnly', usedCumulation: true });
    expect(under('ACFTA', from('JP')).rvc.buildDown).toBe(40);
    expect(stepOf(under('ACFTA', from('JP')), 'cumulationRefused')).toMatchObject({ article: 'art. 9' });
  });

  it('reaches a country that is no Party of RCEP: India under AIFTA art. 5', () => {
    expect(under('AIFTA', from('IN'), ['CN', 'IN'])).toMatchObject({ usedCumulation: true, verdict: 'met' });
  });

  it('does not depend on who may be cumulated under RCEP', () => {
    expect(under('ACFTA', { ...from('TH'), cumulationParties: [] }).usedCumulation).toBe(true);
  });

  it('is not granted where its clause is not available', () => {
    const bareGood = good({ hs: '8507.30', materials: [own(60, { origin: 'TH', hs: '8507.90' })] });
    expect(assessUnderAgreement(bareGood, bare(), ['CN', 'TH']).verdict).toBe('notMet');
  });
});

describe('assessUnderAgreement: de minimis', () => {
  const yarn = (value: number, weightKg: number) =>
    foreign(value, { hs: '6810.11', weightKg, name: 'not shifted' });
  const stone = (value: number) => ({ hs: '6810.99', materials: [yarn(value, 1), foreign(80)] });

  it.each([
    ['ACFTA', 10, true],
    ['ACFTA', 10.1, false],
    ['AKFTA', 10, true],
    ['AJCEP', 10, true],
    ['AJCEP', 10.1, false],
    ['VJEPA', 10, true],
    ['ATIGA', 10, true],
  ])('%s: %d %% of the value, tolerated %s', (agreement, value, isTolerated) => {
    const assessment = under(agreement, stone(value));
    expect(assessment.usedDeMinimis).toBe(isTolerated);
    expect(stepOf(assessment, 'deMinimisValue')?.verdict).toBe(isTolerated ? 'met' : 'notMet');
  });

  it.each([
    ['AJCEP', '1806.90', 7, true],
    ['AJCEP', '1806.90', 8, false],
    ['VJEPA', '0901.21', 7, true],
    ['AJCEP', '0901.21', 1, false],
  ])('%s, %s: %d %% that is certain, tolerated %s', (agreement, hs, value, isTolerated) => {
    const materials = [foreign(value, { hs }), foreign(80)];
    expect(under(agreement, { hs, materials }).usedDeMinimis).toBe(isTolerated);
  });

  const cloth = (value: number, weightKg?: number) => ({
    hs: '5903.90',
    weightKg: 100,
    materials: [foreign(value, { hs: '5903.10', weightKg }), foreign(65)],
  });

  it.each([
    ['ACFTA', cloth(5, 30), true, 'by value or weight'],
    ['ACFTA', cloth(30, 5), true, 'by value or weight'],
    ['AKFTA', cloth(5, 30), false, 'by weight only'],
    ['AKFTA', cloth(30, 10), true, 'by weight only'],
    ['VJEPA', cloth(5, 30), false, 'by weight only'],
  ])('%s: textiles %#', (agreement, fields, isTolerated) => {
    expect(under(agreement, fields).usedDeMinimis).toBe(isTolerated);
  });

  it('is unknown by weight where a weight is missing', () => {
    expect(under('AKFTA', cloth(5)).verdict).toBe('unknown');
  });

  it('is not granted where its clause is not available', () => {
    const ruled = {
      ...of('CPTPP'),
      generalRule: { ...of('CPTPP').generalRule, alternatives: [{ rule: 'CTH' }] },
    };
    expect(assessUnderAgreement(good(stone(1)), ruled, ['CN'])).toMatchObject({
      usedDeMinimis: false,
      verdict: 'failsGeneralRule',
    });
  });
});

describe('assessUnderAgreement: articles', () => {
  it('names the articles of the agreement, marked as its clauses are', () => {
    const assessment = under('ACFTA', {
      hs: '6810.99',
      materials: [foreign(5, { hs: '6810.11' }), own(5, { origin: 'TH' })],
    });
    const article = (key: string) => {
      const step = stepOf(assessment, key);
      return `${step?.article} ${step?.mark}`;
    };
    expect(article('cumulation')).toBe('art. 9 fact');
    expect(article('rvcBuildDown')).toBe('art. 8 fact');
    expect(article('tariffShift')).toBe('art. 7 fact');
    expect(article('deMinimisValue')).toBe('art. 12 fact');
    expect(stepOf(under('ATIGA'), 'tariffShift')).toMatchObject({ article: 'treaty 28', mark: 'unchecked' });
  });

  it('has none for what was read of RCEP alone', () => {
    const materials = [foreign(50), foreign(1, { role: 'retailPackaging' })];
    expect(stepOf(under('ACFTA', { materials }), 'retailPackaging')).toMatchObject({
      article: null,
      mark: 'unchecked',
    });
    expect(
      stepOf(
        assessUnderAgreement(good({ materials: [own(1, { origin: 'JP' })] }), bare(), ['CN']),
        'cumulationRefused',
      ),
    ).toMatchObject({ article: null });
  });
});
