import { describe, expect, it } from 'vitest';
import { indexRankChange, indexRanking, triedPlaces } from '@/features/trade-index/index-ranking';
import { indexInfo } from '@/features/trade-index/trade-index-schema';
import { requestPortal } from '../../../support/request-mocks';

const info = indexInfo.parse(await requestPortal<unknown>('index/getIndexInfo'));
const tc = { index: 'tc', year: 2024, sector: 'ev', subject: 'CN' } as const;

describe('indexRanking', () => {
  it('puts countries in the order of their places, and those without a value last', () => {
    const ranking = indexRanking(info, tc);
    expect(ranking).toHaveLength(16);
    expect(ranking.slice(0, 3).map((rank) => [rank.country, rank.place])).toEqual([
      ['BN', 1],
      ['SG', 2],
      ['CN', 3],
    ]);
    expect(ranking.slice(-2).map((rank) => [rank.country, rank.value, rank.place, rank.change])).toEqual([
      ['LA', null, null, null],
      ['MM', null, null, null],
    ]);
  });

  it('says the change since the year before where both are in the data', () => {
    const china = indexRanking(info, tc).find((rank) => rank.country === 'CN');
    expect(china?.change).toBeCloseTo(0.0765 - 0.0582, 4);
    expect(indexRanking(info, { ...tc, year: 2018 }).every((rank) => rank.change === null)).toBe(true);
  });

  it('has no row of the exporter where the index is of a pair', () => {
    const ranking = indexRanking(info, { ...tc, index: 'complementarity', subject: 'VN' });
    expect(ranking.map((rank) => rank.country)).not.toContain('VN');
    expect(ranking).toHaveLength(15);
  });

  it('gives no place where one country alone has a value', () => {
    const alone = { ...info, rows: info.rows.filter((row) => ['JP', 'LA'].includes(row.country)) };
    expect(indexRanking(alone, tc).map(({ country, place }) => [country, place])).toEqual([
      ['JP', null],
      ['LA', null],
    ]);
    expect(indexRanking(alone, tc)[0]?.value).not.toBeNull();
    expect(indexRanking(alone, { ...tc, year: 2023 }).map(({ place }) => place)).toEqual([1, 2]);
    expect(indexRankChange(alone, tc, 'JP')).toBeNull();
  });

  it('leaves India out of the places by risk', () => {
    expect(indexRanking(info, { ...tc, index: 'risk' }).at(-1)).toMatchObject({ country: 'IN', place: null });
  });
});

describe('indexRankChange', () => {
  it('sees that Laos left the ranking above Japan', () => {
    const change = indexRankChange(info, tc, 'JP');
    expect(change).toMatchObject({ before: 12, after: 10, membership: -1 });
  });

  it('has none in the first year', () => {
    expect(indexRankChange(info, { ...tc, year: 2018 }, 'JP')).toBeNull();
  });
});

describe('triedPlaces', () => {
  const none = { tbt: 0, friction: 0, standard: 0, legal: 0, competition: 0, maxCompetition: 0 };

  it('holds only what has a value under the weights, without a place for one country alone', () => {
    const tried = [...triedPlaces(info, 2024, { ...none, tbt: 1 })];
    expect(tried).toEqual([['CN', { value: 95.5, place: null }]]);
  });

  it('places those that can be compared', () => {
    const tried = triedPlaces(info, 2024, { ...none, standard: 1 });
    expect(tried.has('IN')).toBe(false);
    expect(Math.min(...[...tried.values()].map(({ place }) => place ?? 0))).toBe(1);
  });
});
