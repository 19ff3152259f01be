import { beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '@/features/tariffs/lane/lane';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { isAnyHeld, lastHeldDayOf } from '@/pages/portal/service-guide/steps/lines-held';
import { askPortal } from '../../../../../support/ask-mocks';
import { NO_AMOUNTS } from '../../../../features/tariffs/sample-line';

describe('the two lines of 9406.20 from Japan into Viet Nam', () => {
  let lanesOn: (date: string) => Lane[];
  beforeAll(async () => {
    const { lines } = await askPortal<TariffAnswer>('tariff/query?hs=940620&to=VN');
    expect(lines).toHaveLength(2);
    lanesOn = (date) => lines.map((line) => laneOf(line, 'JP', 'VN', date, NO_AMOUNTS));
  });

  it('lack nothing within the years held', () => {
    const lanes = lanesOn('2026-12-15');
    expect([isAnyHeld(lanes, 'mfn'), isAnyHeld(lanes, 'rcep'), lastHeldDayOf(lanes)]).toEqual([
      true,
      true,
      null,
    ]);
  });

  it('have a last day held for a day after them', () => {
    const lanes = lanesOn('2029-06-01');
    expect([isAnyHeld(lanes, 'mfn'), isAnyHeld(lanes, 'rcep'), lastHeldDayOf(lanes)]).toEqual([
      false,
      false,
      '2026-12-31',
    ]);
  });

  it('of none there is no day', () => expect(lastHeldDayOf([])).toBeNull());
});
