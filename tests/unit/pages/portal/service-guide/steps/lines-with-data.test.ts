import { beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '@/features/tariffs/lane/lane';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { hasAnyData, lastDataDayOf } from '@/pages/portal/service-guide/steps/lines-with-data';
import { requestPortal } from '../../../../../support/request-mocks';
import { NO_AMOUNTS } from '../../../../features/tariffs/sample-line';

describe('the two lines of 9406.20 from Japan into Viet Nam', () => {
  let lanesOn: (date: string) => Lane[];
  beforeAll(async () => {
    const { lines } = await requestPortal<TariffAnswer>('tariff/query?hs=940620&to=VN');
    expect(lines).toHaveLength(2);
    lanesOn = (date) => lines.map((line) => laneOf(line, 'JP', 'VN', date, NO_AMOUNTS));
  });

  it('lack nothing within the years held', () => {
    const lanes = lanesOn('2026-12-15');
    expect([hasAnyData(lanes, 'mfn'), hasAnyData(lanes, 'rcep'), lastDataDayOf(lanes)]).toEqual([
      true,
      true,
      null,
    ]);
  });

  it('have a last day held for a day after them', () => {
    const lanes = lanesOn('2029-06-01');
    expect([hasAnyData(lanes, 'mfn'), hasAnyData(lanes, 'rcep'), lastDataDayOf(lanes)]).toEqual([
      false,
      false,
      '2026-12-31',
    ]);
  });

  it('of none there is no day', () => expect(lastDataDayOf([])).toBeNull());
});
