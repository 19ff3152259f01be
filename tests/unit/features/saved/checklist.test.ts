import { describe, expect, it } from 'vitest';
import {
  lackedTicks,
  MAX_LANES,
  mergedTicks,
  progressOf,
  readChecklists,
  tickedOf,
  toggledTick,
  withTicks,
} from '@/features/saved/checklist';
import type { LaneTicks } from '@/features/saved/checklist';

const LANE = { hs: '940620', from: 'JP', to: 'VN' };
const AT = '2026-12-15T00:00:00.000Z';

describe('the ticks of a lane', () => {
  it('are kept by lane, the last changed first', () => {
    const one = withTicks([], LANE, ['code'], AT);
    const two = withTicks(one, { ...LANE, to: 'KR' }, ['rateOnDay'], AT);
    expect(two.map(({ to }) => to)).toEqual(['KR', 'VN']);
    expect(tickedOf(two, LANE)).toEqual(['code']);
    expect(withTicks(two, LANE, ['code', 'standards'], AT).map(({ to }) => to)).toEqual(['VN', 'KR']);
  });

  it('leave nothing behind when the last is taken back', () => {
    expect(withTicks(withTicks([], LANE, ['code'], AT), LANE, [], AT)).toEqual([]);
    expect(tickedOf([], LANE)).toEqual([]);
  });

  it('toggle', () => {
    expect(toggledTick(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggledTick(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('make room by the lane left alone longest', () => {
    let lists: LaneTicks[] = [];
    for (let count = 0; count <= MAX_LANES; count += 1)
      lists = withTicks(lists, { ...LANE, hs: String(100_000 + count) }, ['code'], AT);
    expect(lists).toHaveLength(MAX_LANES);
    expect(tickedOf(lists, { ...LANE, hs: '100000' })).toEqual([]);
    expect(readChecklists(lists)).toEqual({ lists, bad: 0 });
  });

  it('count only where the item applies', () => {
    expect(progressOf(['code', 'chooseLine', 'gone'], ['code', 'confirmLine', 'rateOnDay'])).toEqual({
      done: 1,
      of: 3,
    });
  });

  it.each([
    { ...LANE, ticked: 'code', changedAt: AT },
    { ...LANE, hs: '1', ticked: [], changedAt: AT },
    null,
    7,
  ])('are passed over and counted where they cannot be read: %j', (entry) => {
    const good = { ...LANE, ticked: ['code'], changedAt: AT };
    expect(readChecklists([entry, good])).toEqual({ lists: [good], bad: 1 });
  });

  it.each([null, {}, 'lanes'])('are none where there is no list: %j', (value) =>
    expect(readChecklists(value)).toEqual({ lists: [], bad: 0 }),
  );
});

describe('two lists of checklists', () => {
  const lane = (to: string, ticked: string[], day: number): LaneTicks => ({
    ...LANE,
    to,
    ticked,
    changedAt: `2026-12-${day}T00:00:00.000Z`,
  });

  it('join by lane: what is ticked in either is ticked, last changed first', () => {
    const mine = [lane('VN', ['code', 'invoice'], 12)];
    const theirs = [lane('KR', ['code'], 11), lane('VN', ['standards', 'code'], 15)];
    expect(mergedTicks(mine, theirs)).toEqual([
      lane('VN', ['code', 'invoice', 'standards'], 15),
      lane('KR', ['code'], 11),
    ]);
    expect(mergedTicks(mergedTicks(mine, theirs), theirs)).toEqual(mergedTicks(mine, theirs));
  });

  it('lack what is ticked in the other only', () => {
    const mine = [lane('VN', ['code', 'invoice'], 12)];
    expect(lackedTicks([lane('VN', ['invoice'], 15), lane('KR', ['code'], 11)], mine)).toEqual([
      lane('KR', ['code'], 11),
    ]);
    expect(lackedTicks([lane('VN', ['invoice', 'standards'], 11)], mine)).toHaveLength(1);
  });

  it('make room by the lane left alone longest', () => {
    const many = Array.from({ length: MAX_LANES }, (_, index) => ({
      ...lane('VN', ['code'], 15),
      hs: String(100_000 + index),
    }));
    expect(mergedTicks([lane('KR', ['code'], 11)], many)).toHaveLength(MAX_LANES);
    expect(tickedOf(mergedTicks([lane('KR', ['code'], 11)], many), { ...LANE, to: 'KR' })).toEqual([]);
  });
});
