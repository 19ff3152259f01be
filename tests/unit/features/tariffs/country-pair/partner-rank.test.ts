import { describe, expect, it } from 'vitest';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { partnerRank } from '@/features/tariffs/country-pair/partner-rank';
import { partnerRows } from '@/features/tariffs/country-pair/partners';
import { excluded, NO_AMOUNTS, percent, rate, sampleLine } from '../sample-line';

const DATE = '2026-12-15';
const perKg = (amount: number) => rate(`${amount}/kg`, { kind: 'specific', amount, unit: 'kg' });
const column = (available: ReturnType<typeof percent>, ...parties: string[]) => ({
  parties,
  rates: [available],
});

function rankOf(from: string, ...rcep: ReturnType<typeof column>[]) {
  const line = sampleLine({ rcep });
  return partnerRank(
    pairDutyOf(line, from, 'VN', DATE, NO_AMOUNTS),
    partnerRows(line, 'VN', DATE, NO_AMOUNTS),
  );
}

describe('the place of a country pair among the partners', () => {
  it.each([
    ['lowest', 'CN', { place: 1, of: 4, same: 0, kind: 'lowest' }],
    ['between, with one other', 'KR', { place: 2, of: 4, same: 1, kind: 'between' }],
    ['highest', 'JP', { place: 4, of: 4, same: 0, kind: 'highest' }],
  ])('%s', (_, from, rank) =>
    expect(
      rankOf(from, column(percent(5), 'CN'), column(percent(7), 'KR', 'AU'), column(percent(9), 'JP')),
    ).toEqual(rank),
  );

  it('is the lowest together with others', () =>
    expect(rankOf('CN', column(percent(5), 'CN', 'KR', 'AU'), column(percent(9), 'JP'))).toEqual({
      place: 1,
      of: 4,
      same: 2,
      kind: 'lowest',
    }));

  it('is one of all that are the same', () =>
    expect(rankOf('CN', column(percent(5), 'CN', 'KR', 'JP'))).toMatchObject({
      of: 3,
      same: 2,
      kind: 'all-same',
    }));

  it('counts a Party without preference as the highest', () => {
    const rates = [column(percent(5), 'CN'), column(excluded(), 'JP')];
    expect(rankOf('CN', ...rates)).toMatchObject({ place: 1, kind: 'lowest' });
    expect(rankOf('JP', ...rates)).toMatchObject({ place: 2, kind: 'highest' });
  });

  it('leaves out rates that cannot be compared, are not in the data, or do not apply', () =>
    expect(
      rankOf(
        'CN',
        column(percent(5), 'CN'),
        column(perKg(3), 'KR'),
        column(percent(9), 'JP'),
        column(percent(1), 'IN'),
      ),
    ).toEqual({ place: 1, of: 2, same: 0, kind: 'lowest' }));

  it('is unknown where the country pair has no rate, the Agreement does not apply, or nothing can be compared', () => {
    const rates = [column(percent(5), 'CN'), column(percent(9), 'JP')];
    expect(rankOf('AU', ...rates)).toBeNull();
    expect(rankOf('IN', ...rates)).toBeNull();
    expect(rankOf('CN', column(percent(5), 'CN'), column(perKg(3), 'JP'))).toBeNull();
    expect(rankOf('CN', column(rate('as in chapter 98', null), 'CN'), column(percent(9), 'JP'))).toBeNull();
  });
});
