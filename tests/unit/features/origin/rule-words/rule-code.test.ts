import { describe, expect, it } from 'vitest';
import { parseRule } from '@/domain/rcep';
import {
  alternativesOf,
  dependsOnEdition,
  prefixAt,
  requirementsOf,
  ruleCode,
  ruleSigns,
} from '@/features/origin/rule-words/rule-code';

describe('rule codes', () => {
  it.each([
    ['CTH or RVC40', ['CTH', 'RVC 40']],
    ['CC except from chapter 01', ['CC']],
    ['CTSH and RVC35 or WO', ['CTSH + RVC 35', 'WO']],
    ['(CC or CTH) and RVC40', ['(CC / CTH) + RVC 40']],
    ['CR', ['CR']],
  ])('%s', (text, codes) => {
    expect(alternativesOf(parseRule(text)).map(ruleCode)).toEqual(codes);
  });

  it.each([
    ['CTH or RVC40', 'CTH / RVC 40'],
    ['CTSH and RVC35 or WO', 'CTSH + RVC 35 / WO'],
  ])('sets the words of “%s” as signs', (text, signs) => {
    expect(ruleSigns(text)).toBe(signs);
  });

  it('splits what must be met together', () => {
    expect(requirementsOf(parseRule('CTH and RVC40 and CR')).map(({ kind }) => kind)).toEqual([
      'ctc',
      'rvc',
      'cr',
    ]);
  });

  it.each([
    ['CTH or RVC40', '94', false],
    ['RVC40', '8703', false],
    ['CTSH', '85', true],
    ['CTSH or RVC40', '85', true],
    ['RVC40 and CTSH', '85', true],
    ['CC except from chapter 01', '05', false],
    ['CC except from heading 1211', '1302', true],
    ['CTH', '850940', true],
  ])('%s printed for %s depends on the HS edition: %s', (text, printedFor, expected) => {
    expect(dependsOnEdition(parseRule(text), printedFor)).toBe(expected);
  });

  it.each([
    ['CC', '94'],
    ['CTH', '9406'],
    ['CTSH', '9406.20'],
  ] as const)('the digits that change at %s are %s', (level, prefix) => {
    expect(prefixAt(level, '940620')).toBe(prefix);
  });
});
