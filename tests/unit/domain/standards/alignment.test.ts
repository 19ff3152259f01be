import { describe, expect, it } from 'vitest';
import {
  alignIndicators,
  appliesTo,
  classesOf,
  classGroup,
  indicatorOf,
  suggestClasses,
} from '@/domain/standards';
import type { ManualAlignment } from '@/domain/standards';

const one = (ref: string, name: string, key: string | null = null) => ({ ref, key, name });

/** Rows as text: refs by column, `-` for none, and how sure the row is. */
const rowsOf = (columns: ReturnType<typeof one>[][], manual?: ManualAlignment) =>
  alignIndicators(columns, manual).map(
    ({ cells, confidence }) => `${cells.map((cell) => cell ?? '-').join(' ')} ${confidence}`,
  );

describe('indicators of several standards', () => {
  it('are in one row by key, by name, and by synonym as a suggestion', () => {
    expect(
      rowsOf([
        [one('a1', 'formaldehyde content', 'formaldehyde'), one('a2', 'pH value', 'ph'), one('a3', 'odour')],
        [one('b1', 'pH', 'ph'), one('b2', '游离甲醛'), one('b3', 'Odour (smell)')],
        [one('c1', 'something of its own'), one('c2', 'Formaldehyde content')],
      ]),
    ).toEqual(['a1 b2 c2 suggested', 'a2 b1 - sure', 'a3 b3 - sure', '- - c1 sure']);
  });

  it('with two keys are two things, whatever their names', () => {
    expect(rowsOf([[one('a1', 'lead', 'lead-total')], [one('b1', 'lead', 'lead-extractable')]])).toEqual([
      'a1 - sure',
      '- b1 sure',
    ]);
  });

  it('that a row has already from their column are in a row of their own', () => {
    expect(
      rowsOf([
        [one('a1', 'pH'), one('a2', 'pH')],
        [one('b1', 'pH'), one('b2', 'pH')],
      ]),
    ).toEqual(['a1 b1 sure', 'a2 b2 sure']);
  });

  it('are joined and split by hand', () => {
    const columns = [
      [one('a1', 'pH'), one('a2', 'azo dyes')],
      [one('b1', 'pH'), one('b2', 'arylamines of dyes')],
    ];
    expect(rowsOf(columns)).toEqual(['a1 b1 sure', 'a2 - sure', '- b2 sure']);
    expect(rowsOf(columns, { joined: [['a2', 'b2']], split: [] })).toEqual(['a1 b1 sure', 'a2 b2 byHand']);
    expect(rowsOf(columns, { joined: [], split: ['b1'] })).toEqual([
      'a1 - sure',
      'a2 - sure',
      '- b1 byHand',
      '- b2 sure',
    ]);
    expect(rowsOf(columns, { joined: [['a1', 'b2']], split: ['b1', 'a1'] })).toEqual([
      'a1 b2 byHand',
      'a2 - sure',
      '- b1 byHand',
    ]);
    expect(rowsOf(columns, { joined: [['a1', 'a2']], split: [] })).toEqual([
      'a1 - sure',
      'a2 - sure',
      '- b1 sure',
      '- b2 sure',
    ]);
  });

  it('are none without columns', () => {
    expect(alignIndicators([])).toEqual([]);
  });
});

describe('names of indicators', () => {
  it.each([
    ['formaldehyde content', 'formaldehyde'],
    ['甲醛含量', 'formaldehyde'],
    ['formaldehyde emission', 'formaldehyde-emission'],
    ['each of 24 specified aromatic amines from azo compounds', 'azo-amines'],
    ['carcinogenic azo dyes', 'azo-amines'],
    ['pH value', 'ph'],
    ['extractable Pb', 'lead-extractable'],
    ['total lead (coated/printed fabric)', 'lead-total'],
    ['phosphorus', null],
  ])('%s is %s', (name, key) => {
    expect(indicatorOf(name)).toBe(key);
  });
});

describe('product classes', () => {
  const CN = ['A (infants up to 36 months)', 'B (direct skin contact)', 'C (no direct skin contact)'];
  const VN = ['children under 36 months', 'direct skin contact', 'no direct skin contact', 'all'];
  const JP = [
    'designated textile and leather goods',
    'nightwear, bedding, curtains, floor coverings',
    'infants up to 24 months',
    'underwear, nightwear, gloves, socks (not infants)',
  ];
  const ID = ['clothing for babies and children up to 36 months (mandatory)'];
  const printed = (classes: readonly (string | null)[]) => classes.map((productClass) => ({ productClass }));

  it.each([
    [CN[0], 'infants'],
    [CN[1], 'directContact'],
    [CN[2], 'noDirectContact'],
    [VN[3], 'all'],
    [JP[0], 'all'],
    [JP[1], null],
    [JP[2], 'infants'],
    [JP[3], 'directContact'],
    [ID[0], 'infants'],
    ['婴幼儿纺织产品', 'infants'],
    ['36か月未満の子ども', 'infants'],
    ['Trẻ dưới 36 tháng', 'infants'],
    ['C류(피부 비접촉)', 'noDirectContact'],
    ['Tiada sentuhan langsung dengan kulit', 'noDirectContact'],
    ['肌に直接触れる', 'directContact'],
    ['下着、寝衣、手袋、靴下（乳幼児用を除く）', 'directContact'],
    ['Hàng dệt và da được chỉ định', 'all'],
    ['すべて', 'all'],
    ['E1', null],
  ])('%s is of the group %s', (text, group) => {
    expect(classGroup(text ?? '')).toBe(group);
  });

  it('are listed once each, without those that mean all', () => {
    expect(classesOf(printed([...VN, null, VN[0] ?? null]))).toEqual(VN.slice(0, 3));
  });

  it.each<[string, (string | null)[], (string | null | undefined)[]]>([
    ['the first of the first column and its like', [], [CN[0], VN[0], JP[2], ID[0], null]],
    ['what is chosen and its like', [null, VN[1] ?? null], [CN[1], VN[1], JP[3], ID[0], null]],
    ['what is chosen in each', [CN[2] ?? null, VN[0] ?? null], [CN[2], VN[0], JP[1], ID[0], null]],
    ['what the column does not print is no choice', ['no such'], [CN[0], VN[0], JP[2], ID[0], null]],
  ])('suggested: %s', (_, chosen, expected) => {
    expect(suggestClasses([CN, VN, JP, ID, []].map(printed), chosen)).toEqual(expected);
  });

  it('are alike by the words in front of a bracket where they are of no group', () => {
    expect(suggestClasses([printed(['E0', 'E1']), printed(['ENF', 'E1 (mandatory)'])], ['E1'])).toEqual([
      'E1',
      'E1 (mandatory)',
    ]);
    expect(suggestClasses([printed(['class 42.5']), printed(['class 32.5', 'class 42.5'])], [])).toEqual([
      'class 42.5',
      'class 42.5',
    ]);
    expect(suggestClasses([[], []], [])).toEqual([null, null]);
  });

  it.each([
    ['A', 'A', true],
    ['A', 'B', false],
    ['A', null, false],
    [null, 'A', true],
    ['all', 'A', true],
  ])('%s applies to %s: %s', (productClass, chosen, applies) => {
    expect(appliesTo({ productClass }, chosen)).toBe(applies);
  });
});
