import { expect, it } from 'vitest';
import { complianceSources } from '../../../mocks/data/sources/compliance-sources';
import { countrySources } from '../../../mocks/data/sources/country-sources';
import { indexSources } from '../../../mocks/data/sources/index-sources';
import { tariffSources } from '../../../mocks/data/sources/tariff-sources';

it('D30: made-up data has no publisher, whose name would stand in one language for all readers', () => {
  const sources = Object.entries({
    ...tariffSources,
    ...countrySources,
    ...complianceSources,
    ...indexSources,
  });
  const named = sources.filter(([, { mark, publisher }]) => mark === 'sample' && publisher !== '');
  expect(named).toEqual([]);
});
