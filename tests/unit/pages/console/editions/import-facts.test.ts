import { describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { factProblem, factsAfter, valuesOf } from '@/pages/console/editions/import/import-facts';

const row = (values: ContentRow['values']) => ({ values }) as ContentRow;
const FACTS = {
  title: 'Tariff 2027',
  publisher: 'Customs',
  url: '',
  licence: ' ',
  asOf: '2026-12',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
};

describe('the facts of an import', () => {
  it.each([
    ['2026-12-31', '2027-01-01', '2027-12-31'],
    ['2027-03-31', '2027-04-01', '2028-03-31'],
    [null, '', ''],
  ])('follow the present edition: valid to %s', (validTo, from, to) => {
    const facts = factsAfter(row({ validTo, publisher: 'Customs', url: null }));
    expect([facts.validFrom, facts.validTo, facts.publisher, facts.title]).toEqual([from, to, 'Customs', '']);
    expect(factsAfter(null).publisher).toBe('');
  });

  it.each([
    [{}, null],
    [{ title: ' ' }, { field: 'title', reason: 'required' }],
    [{ asOf: 'May' }, { field: 'asOf', reason: 'asOf' }],
    [{ validTo: '2026-12-31' }, { field: 'validTo', reason: 'order' }],
    [{ url: 'customs' }, { field: 'url', reason: 'url' }],
  ])('are checked: %j', (change, problem) => {
    expect(factProblem('VN', { ...FACTS, ...change })).toEqual(problem);
  });

  it('are saved without a confirmation, empty texts as no data', () => {
    expect(valuesOf('VN', FACTS, { file: 'f', lines: 2, codes: 1 })).toMatchObject({
      kind: 'schedule',
      importer: 'VN',
      mark: 'unchecked',
      licence: null,
      url: null,
      file: 'f',
      lines: 2,
    });
  });
});
