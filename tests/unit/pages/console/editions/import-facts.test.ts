import { describe, expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { gapBefore } from '@/pages/console/editions/edition-gap';
import { factProblem, factsAfter, valuesOf } from '@/pages/console/editions/import/import-facts';

type Values = ContentRow['values'];
/** An edition that visitors see; with a draft, that beside it. */
const row = (published: Values | null, draft?: Values) =>
  ({
    values: draft ?? published,
    published,
    state: draft === undefined ? 'published' : 'draft',
  }) as ContentRow;
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

  it('follow what visitors see, not a draft that was sent back', () => {
    const [published, draft] = [
      { validTo: '2026-12-31' },
      { validFrom: '2027-01-01', validTo: '2027-12-31' },
    ];
    const facts = factsAfter(row(published, { ...draft, publisher: 'Customs' }));
    expect([facts.validFrom, facts.validTo, facts.publisher]).toEqual([
      '2027-01-01',
      '2027-12-31',
      'Customs',
    ]);
    expect(factsAfter(row(null, draft))).toMatchObject(draft);
  });

  it.each([
    ['2027-01-01', null],
    ['2026-06-01', null],
    ['', null],
    ['2027-01-02', { from: '2027-01-01', to: '2027-01-01' }],
    ['2028-01-01', { from: '2027-01-01', to: '2027-12-31' }],
  ])('leave days without an edition: from %s', (first, gap) => {
    expect(gapBefore(row({ validTo: '2026-12-31' }, {}), first)).toEqual(gap);
    expect([gapBefore(row({ validTo: null }), first), gapBefore(null, first)]).toEqual([null, null]);
  });

  it.each([
    [{}, null],
    [{ asOf: '2026-13' }, { field: 'asOf', reason: 'asOf' }],
    [{ asOf: '2026-13-45' }, { field: 'asOf', reason: 'asOf' }],
    [{ asOf: '2026-02-30' }, { field: 'asOf', reason: 'asOf' }],
    [{ asOf: '2026' }, null],
    [{ publisher: 'x'.repeat(201) }, { field: 'publisher', reason: 'tooLong' }],
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
