import { describe, expect, it } from 'vitest';
import { printedRule, readRuleText } from '@/domain/rcep';

describe('readRuleText', () => {
  it.each(['WO', 'CC except from chapter 01', ' CTH or RVC40 '])('reads the codes of %s', (text) => {
    expect(readRuleText(text)).toEqual({ holds: text.trim(), otherwise: null, condition: null });
  });

  it.each([
    ['1. CTH for carps (Catla catla, Carassius spp.); 2. CC for any other good', 'carp', 'CTH', 'CC'],
    [
      '1. CTH or RVC40 for acetal and hemiacetal peroxides; 2. CTH, or RVC40, or CR for any other good',
      'acetalPeroxide',
      'CTH or RVC40',
      'CTH or RVC40 or CR',
    ],
    [
      'CTSH provided that at least 50 per cent by weight of the active ingredient or ingredients is originating, or RVC40',
      'activeIngredient',
      'CTSH or RVC40',
      'RVC40',
    ],
  ])('reads the words of %s', (text, condition, holds, otherwise) => {
    expect(readRuleText(text)).toEqual({ holds, otherwise, condition });
  });

  it.each([
    '',
    'as agreed',
    'CXH',
    '1. CC for bees; 2. CTH for any other good',
    '1. CXH for insects; 2. CTH for any other good',
    '1. CTH for insects; 2. CXH for any other good',
    '('.repeat(200_000),
  ])('cannot read %.40s', (text) => expect(readRuleText(text)).toBeNull());
});

describe('printedRule', () => {
  it.each([
    { holds: 'CTH or RVC40', otherwise: null, condition: null },
    { holds: 'CTH', otherwise: 'CC', condition: 'carp' },
    { holds: 'CC or RVC40', otherwise: 'CC', condition: 'insect' },
    {
      holds: 'CTH except from heading 24.03',
      otherwise: 'CTH except from heading 38.24 or RVC40',
      condition: 'tobaccoSubstitute',
    },
    { holds: 'CTH or RVC40', otherwise: 'CTH or RVC40 or CR', condition: 'acetalPeroxide' },
    { holds: 'CTSH or RVC40', otherwise: 'RVC40', condition: 'activeIngredient' },
  ] as const)('writes a rule that is read as the same: $condition', (rule) => {
    expect(readRuleText(printedRule(rule))).toEqual(rule);
  });
});
