import { beforeAll, describe, expect, it } from 'vitest';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { hasAnyData, lastDataDayOf } from '@/pages/portal/service-guide/steps/lines-with-data';
import { requestPortal } from '../../../../../support/request-mocks';
import { NO_AMOUNTS } from '../../../../features/tariffs/sample-line';

describe('the two lines of 9406.20 from Japan into Viet Nam', () => {
  let pairsOn: (date: string) => PairDuty[];
  beforeAll(async () => {
    const { lines } = await requestPortal<TariffAnswer>('tariff/query?hs=940620&to=VN');
    expect(lines).toHaveLength(2);
    pairsOn = (date) => lines.map((line) => pairDutyOf(line, 'JP', 'VN', date, NO_AMOUNTS));
  });

  it('lack nothing within the years with data', () => {
    const pairs = pairsOn('2026-12-15');
    expect([hasAnyData(pairs, 'mfn'), hasAnyData(pairs, 'rcep'), lastDataDayOf(pairs)]).toEqual([
      true,
      true,
      null,
    ]);
  });

  it('have a last day with data for a day after them', () => {
    const pairs = pairsOn('2029-06-01');
    expect([hasAnyData(pairs, 'mfn'), hasAnyData(pairs, 'rcep'), lastDataDayOf(pairs)]).toEqual([
      false,
      false,
      '2026-12-31',
    ]);
  });

  it('of none there is no day', () => expect(lastDataDayOf([])).toBeNull());
});
