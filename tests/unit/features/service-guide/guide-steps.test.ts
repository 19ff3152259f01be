import { describe, expect, it } from 'vitest';
import { claimOf, guideSteps, itemArticle } from '@/features/service-guide/guide-steps';
import type { GuideFacts, GuideStepId } from '@/features/service-guide/guide-steps';

const FULL: GuideFacts = {
  agreement: 'applies',
  tariff: 'line',
  rcep: 'lower',
  rule: 'known',
  differential: 'no',
  hasLowerElsewhere: false,
  isWaived: false,
};

const itemsOf = (facts: Partial<GuideFacts>, id: GuideStepId) =>
  guideSteps({ ...FULL, ...facts }).find((step) => step.id === id)?.items;
const neededOf = (facts: Partial<GuideFacts>) =>
  guideSteps({ ...FULL, ...facts })
    .filter(({ needed }) => needed)
    .map(({ id }) => id);

describe('whether RCEP treatment is worth claiming', () => {
  it.each<[Partial<GuideFacts>, string]>([
    [{}, 'yes'],
    [{ rcep: 'not-lower' }, 'no'],
    [{ rcep: 'open' }, 'open'],
    [{ agreement: 'not-a-party' }, 'no'],
    [{ agreement: 'not-yet', rcep: 'open' }, 'no'],
    [{ agreement: 'not-applied', rcep: 'open' }, 'no'],
    [{ agreement: 'not-established', rcep: 'open' }, 'open'],
    [{ agreement: 'not-established', rcep: 'not-lower' }, 'open'],
  ])('%j: %s', (facts, claim) => expect(claimOf({ ...FULL, ...facts })).toBe(claim));
});

describe('which items apply', () => {
  it.each<[string, Partial<GuideFacts>, GuideStepId, string[]]>([
    ['one line', {}, 'classify', ['code', 'confirmLine']],
    ['several lines', { tariff: 'several-lines', rcep: 'open' }, 'classify', ['code', 'chooseLine']],
    ['no line in the data', { tariff: 'missing', rcep: 'open' }, 'classify', ['code', 'nationalLine']],
    ['lines not read', { tariff: 'unread', rcep: 'open' }, 'classify', ['code']],
    ['rates in the data', {}, 'rate', ['rateOnDay']],
    ['rates not read', { tariff: 'unread', rcep: 'open' }, 'rate', ['rateOnDay']],
    ['no rate in the data', { tariff: 'missing', rcep: 'open' }, 'rate', ['rateOnDay', 'officialRate']],
    ['another agreement lower', { hasLowerElsewhere: true }, 'rate', ['rateOnDay', 'lowerElsewhere']],
    ['rates differ by Party', { differential: 'yes' }, 'rate', ['rateOnDay', 'originCountry']],
    ['not known whether rates differ', { differential: 'open' }, 'rate', ['rateOnDay', 'checkDifferential']],
    [
      'not known whether rates differ, MFN paid',
      { differential: 'open', rcep: 'not-lower' },
      'rate',
      ['rateOnDay'],
    ],
    ['rates differ, MFN paid', { differential: 'yes', rcep: 'not-lower' }, 'rate', ['rateOnDay']],
    ['Myanmar', { agreement: 'not-established', rcep: 'open' }, 'rate', ['rateOnDay', 'myanmar']],
    ['rule in the data', {}, 'rule', ['readRule', 'billOfMaterials', 'supplierEvidence', 'advanceRuling']],
    [
      'no data on the rule',
      { rule: 'missing' },
      'rule',
      ['findRule', 'billOfMaterials', 'supplierEvidence', 'advanceRuling'],
    ],
    ['rule not read', { rule: 'unread' }, 'rule', ['billOfMaterials', 'supplierEvidence', 'advanceRuling']],
    ['proof needed', {}, 'proof', ['chooseProof', 'applyProof', 'fillProof', 'proofValidity']],
    ['proof waived', { isWaived: true }, 'proof', ['waived']],
    ['claimed', {}, 'claim', ['declareRcep', 'presentProof', 'refundLater', 'keepRecords']],
    ['claimed, waived', { isWaived: true }, 'claim', ['declareRcep', 'keepRecords']],
    ['India', { agreement: 'not-a-party', rcep: 'open' }, 'claim', ['declareMfn']],
    ['MFN lower', { rcep: 'not-lower' }, 'rule', []],
    ['MFN lower', { rcep: 'not-lower' }, 'proof', []],
    ['MFN lower', { rcep: 'not-lower' }, 'ship', []],
    ['always', { rcep: 'not-lower' }, 'other', ['tradeRemedies', 'importerLaws', 'standards', 'otherTaxes']],
  ])('%s %j, step %s', (_, facts, step, items) => expect(itemsOf(facts, step)).toEqual(items));

  it('drops rule, proof and direct consignment where nothing is claimed', () => {
    expect(neededOf({ rcep: 'not-lower' })).toEqual(['classify', 'rate', 'claim', 'other']);
    expect(neededOf({ rcep: 'open' })).toHaveLength(7);
  });

  it('names the article of items that have one', () => {
    expect([itemArticle('keepRecords'), itemArticle('otherTaxes')]).toEqual(['3.27', null]);
  });
});
