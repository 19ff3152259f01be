import { describe, expect, it } from 'vitest';
import {
  lackedTicks,
  MAX_PAIRS,
  mergedTicks,
  progressOf,
  readChecklists,
  tickedOf,
  toggledTick,
  withTicks,
} from '@/features/saved/checklist';
import type { PairTicks } from '@/features/saved/checklist';

const PAIR = { hs: '940620', from: 'JP', to: 'VN' };
const AT = '2026-12-15T00:00:00.000Z';

describe('the ticks of a pair', () => {
  it('are saved by country pair, the last changed first', () => {
    const one = withTicks([], PAIR, ['code'], AT);
    const two = withTicks(one, { ...PAIR, to: 'KR' }, ['rateOnDay'], AT);
    expect(two.map(({ to }) => to)).toEqual(['KR', 'VN']);
    expect(tickedOf(two, PAIR)).toEqual(['code']);
    expect(withTicks(two, PAIR, ['code', 'standards'], AT).map(({ to }) => to)).toEqual(['VN', 'KR']);
  });

  it('leave nothing behind when the last is taken back', () => {
    expect(withTicks(withTicks([], PAIR, ['code'], AT), PAIR, [], AT)).toEqual([]);
    expect(tickedOf([], PAIR)).toEqual([]);
  });

  it('toggle', () => {
    expect(toggledTick(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggledTick(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('make room by the country pair left alone longest', () => {
    let lists: PairTicks[] = [];
    for (let count = 0; count <= MAX_PAIRS; count += 1)
      lists = withTicks(lists, { ...PAIR, hs: String(100_000 + count) }, ['code'], AT);
    expect(lists).toHaveLength(MAX_PAIRS);
    expect(tickedOf(lists, { ...PAIR, hs: '100000' })).toEqual([]);
    expect(readChecklists(lists)).toEqual({ lists, bad: 0 });
  });

  it('count only where the item applies', () => {
    expect(progressOf(['code', 'chooseLine', 'gone'], ['code', 'confirmLine', 'rateOnDay'])).toEqual({
      done: 1,
      of: 3,
    });
  });

  it.each([
    { ...PAIR, ticked: 'code', changedAt: AT },
    { ...PAIR, hs: '1', ticked: [], changedAt: AT },
    null,
    7,
  ])('are passed over and counted where they cannot be read: %j', (entry) => {
    const good = { ...PAIR, ticked: ['code'], changedAt: AT };
    expect(readChecklists([entry, good])).toEqual({ lists: [good], bad: 1 });
  });

  it.each([null, {}, 'pairs'])('are none where there is no list: %j', (value) =>
    expect(readChecklists(value)).toEqual({ lists: [], bad: 0 }),
  );
});

describe('two lists of checklists', () => {
  const pair = (to: string, ticked: string[], day: number): PairTicks => ({
    ...PAIR,
    to,
    ticked,
    changedAt: `2026-12-${day}T00:00:00.000Z`,
  });

  it('join by pair: what is ticked in either is ticked, last changed first', () => {
    const mine = [pair('VN', ['code', 'invoice'], 12)];
    const theirs = [pair('KR', ['code'], 11), pair('VN', ['standards', 'code'], 15)];
    expect(mergedTicks(mine, theirs)).toEqual([
      pair('VN', ['code', 'invoice', 'standards'], 15),
      pair('KR', ['code'], 11),
    ]);
    expect(mergedTicks(mergedTicks(mine, theirs), theirs)).toEqual(mergedTicks(mine, theirs));
  });

  it('lack what is ticked in the other only', () => {
    const mine = [pair('VN', ['code', 'invoice'], 12)];
    expect(lackedTicks([pair('VN', ['invoice'], 15), pair('KR', ['code'], 11)], mine)).toEqual([
      pair('KR', ['code'], 11),
    ]);
    expect(lackedTicks([pair('VN', ['invoice', 'standards'], 11)], mine)).toHaveLength(1);
  });

  it('make room by the country pair left alone longest', () => {
    const many = Array.from({ length: MAX_PAIRS }, (_, index) => ({
      ...pair('VN', ['code'], 15),
      hs: String(100_000 + index),
    }));
    expect(mergedTicks([pair('KR', ['code'], 11)], many)).toHaveLength(MAX_PAIRS);
    expect(tickedOf(mergedTicks([pair('KR', ['code'], 11)], many), { ...PAIR, to: 'KR' })).toEqual([]);
  });
});
