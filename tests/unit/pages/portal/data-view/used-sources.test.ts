import { describe, expect, it } from 'vitest';
import type { TradeDataPage } from '@/pages/portal/data-view/trade-data-schema';
import { sourcesOfMeasure, sourcesOfRecord } from '@/pages/portal/data-view/used-sources';
import { requestPortal } from '../../../../support/request-mocks';

const page = await requestPortal<TradeDataPage>(
  'tradeData/findPage?country_IN=IN,LA,VN&year_BEGIN=2016&year_END=2024&pageSize=200',
);
const recordOf = (country: string, year: number) => {
  const record = page.rows.find((row) => row.country === country && row.year === year);
  if (record === undefined) throw new Error(`No record of ${country} in ${year}`);
  return record;
};
const ids = (country: string, year: number) =>
  sourcesOfRecord(recordOf(country, year), page.sources).map(({ id }) => id);

describe('the sources of a country record', () => {
  it('are those of its trade, its GDP and its sample figures', () => {
    const { tradeSourceId, gdpSourceId, indicesSourceId } = recordOf('VN', 2024);
    expect(new Set(ids('VN', 2024))).toEqual(new Set([tradeSourceId, gdpSourceId, indicesSourceId]));
  });

  it('leave out what is not in the data: no sample figures of India, no trade of Laos in 2024', () => {
    expect(ids('IN', 2024)).not.toContain('sample-trade-data');
    expect(new Set(ids('LA', 2024))).toEqual(
      new Set([recordOf('LA', 2024).gdpSourceId, 'sample-trade-data']),
    );
  });

  it('name those of a grade of risk where there are no indices', () => {
    expect(recordOf('VN', 2016).indices.complementarity).toBeNull();
    expect(ids('VN', 2016)).toContain('sample-trade-data');
  });
});

describe('the sources of a measure', () => {
  it('are none where no value of it is in the data', () => {
    const rows = page.rows.filter(({ country, year }) => country === 'IN' || year === 2016);
    expect(sourcesOfMeasure({ ...page, rows }, 'complementarity', 'amount')).toEqual([]);
    expect(sourcesOfMeasure(page, 'complementarity', 'amount').map(({ id }) => id)).toEqual([
      'sample-trade-data',
    ]);
  });
});
