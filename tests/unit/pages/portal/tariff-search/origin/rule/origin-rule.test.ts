import { describe, expect, it } from 'vitest';
import { formatRule } from '@/domain/rcep';
import { readRule } from '@/pages/portal/tariff-search/origin/rule/origin-rule';

describe('a rule as a reader writes it', () => {
  it.each([
    ['CTH or RVC40', 'CTH or RVC40'],
    ['RVC 40%', 'RVC40'],
    ['RVC40 % or CTH', 'RVC40 or CTH'],
    ['ＣＴＨ　ｏｒ　ＲＶＣ４０', 'CTH or RVC40'],
    ['ＲＶＣ４０％；ｏｒ　ＣＴＨ', 'RVC40 or CTH'],
    ['（CC and RVC 40％）; or CTH', 'CC and RVC40 or CTH'],
    ['CTH; or RVC 40', 'CTH or RVC40'],
    ['CTH ;or\nRVC 40', 'CTH or RVC40'],
    ['CTH; and RVC 40', 'CTH and RVC40'],
    ['CTH except from heading 71.13; or RVC40', 'CTH except from heading 71.13 or RVC40'],
  ])('%j is read as %s', (typed, rule) => {
    const read = readRule(typed);
    expect(read.position).toBeNull();
    expect(read.rule && formatRule(read.rule)).toBe(rule);
  });

  it.each([
    ['CTH or RVX', 7],
    ['ＣＴＨ　ｏｒ　ＲＶＸ', 7],
    ['⒜ CTH', 0],
    ['CTH or ⑴', 7],
    ['RVC40% or RVX', 10],
    ['RVC 40%%', 7],
    ['CTH; RVC40', 3],
    ['CTH or CC; and RVC40', 9],
    ['CTH except from chapter 01%', 26],
    ['𝐂𝐓𝐇 or', 9],
    ['CTH or', 6],
    ['RVC 400%', 4],
  ])('%j is refused at the place %i of what was typed', (typed, position) => {
    expect(readRule(typed)).toEqual({ rule: null, position });
  });

  it.each(['', '  ', '　'])('%j says nothing', (typed) =>
    expect(readRule(typed)).toEqual({ rule: null, position: null }),
  );
});
