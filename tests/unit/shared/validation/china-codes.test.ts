import { describe, expect, it } from 'vitest';
import { isPlateNumber, isZipCode } from '@/shared/validation/china-codes';

describe('zip code', () => {
  it.each<[string, boolean, string]>([
    ['100000', true, 'mainland'],
    ['830000', true, 'the west'],
    ['999077', true, 'Hong Kong'],
    ['999078', true, 'Macao'],
    ['1000001', false, 'a digit behind, which the original let pass'],
    ['x999077', false, 'a letter in front, which the original let pass'],
    ['000000', false, 'a range not in use'],
    ['10000', false, 'five digits'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isZipCode(value)).toBe(is));
});

describe('plate number', () => {
  it.each<[string, boolean, string]>([
    ['京A00000', true, 'five characters'],
    ['粤B0Z00澳', true, 'Macao'],
    ['沪A0000学', true, 'learner'],
    ['苏A0000警', true, 'police'],
    ['京AD00000', true, 'new energy, small'],
    ['京A00000D', true, 'new energy, large'],
    ['使000000', true, 'embassy'],
    ['京a00000', false, 'a small letter'],
    ['京A0000', false, 'four characters'],
    ['京A0000I', false, 'the letter I, never used'],
    ['京AX00000', false, 'six characters with a letter not for new energy'],
    ['甲A00000', false, 'no province'],
    ['A00000', false, 'no sign'],
    [' 京A00000', false, 'a space'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isPlateNumber(value)).toBe(is));
});
