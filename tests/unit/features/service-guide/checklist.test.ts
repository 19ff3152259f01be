// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  isChecklists,
  MAX_LANES,
  progressOf,
  tickedOf,
  toggledTick,
  withTicks,
} from '@/features/service-guide/checklist';
import type { LaneTicks } from '@/features/service-guide/checklist';
import { checklistCsv, checklistText } from '@/features/service-guide/checklist-files';

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
    expect(isChecklists(lists)).toBe(true);
  });

  it('count only where the item applies', () => {
    expect(progressOf(['code', 'chooseLine', 'gone'], ['code', 'confirmLine', 'rateOnDay'])).toEqual({
      done: 1,
      of: 3,
    });
  });

  it.each([
    null,
    {},
    [{ ...LANE, ticked: 'code', changedAt: AT }],
    [{ ...LANE, hs: '1', ticked: [], changedAt: AT }],
  ])('do not pass the guard: %j', (value) => expect(isChecklists(value)).toBe(false));
});

describe('the files of a checklist', () => {
  const lines = [
    { step: '1 归类', item: '确认编码', article: '', done: true },
    { step: '1 归类', item: '=选定税目', article: '', done: false },
    { step: '6 申报', item: '保存记录', article: '第 3.27 条', done: false },
  ];

  it('as text', () => {
    expect(checklistText(['9406.20'], lines)).toBe(
      '9406.20\n\n1 归类\n[x] 确认编码\n[ ] =选定税目\n\n6 申报\n[ ] 保存记录 (第 3.27 条)\n',
    );
  });

  it('as CSV, formulas neutralised', () => {
    const heads = { step: '步骤', item: '事项', article: '依据', done: '已办', yes: '是', no: '否' };
    expect(checklistCsv(heads, lines).split('\r\n')).toEqual([
      '步骤,事项,依据,已办',
      '1 归类,确认编码,,是',
      "1 归类,'=选定税目,,否",
      '6 申报,保存记录,第 3.27 条,否',
    ]);
  });
});
