import { describe, expect, it } from 'vitest';
import { isHotline, isLandline, isMobile, isTel } from '@/shared/validation/telephone';

describe('§5 "mobile 11 digits starting with 1"', () => {
  it.each<[string, boolean, string]>([
    ['13800000000', true, 'eleven digits'],
    ['10000000000', true, 'any second digit, as the specification says'],
    ['1380000000', false, 'ten'],
    ['138000000000', false, 'twelve'],
    ['23800000000', false, 'starts with 2'],
    ['138-0000-0000', false, 'hyphens'],
    ['１３８００００００００', false, 'full-width digits'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isMobile(value)).toBe(is));
});

describe('§5 "landline and hotline numbers": landline', () => {
  it.each<[string, boolean, string]>([
    ['62345678', true, 'eight digits'],
    ['6234567', true, 'seven digits'],
    ['010-62345678', true, 'area code of three'],
    ['0755 6234567', true, 'area code of four, a space'],
    ['075562345678', true, 'nothing between'],
    ['010-62345678-801', true, 'extension'],
    ['010-62345678转801', true, 'extension in words'],
    ['abc12345678', false, 'letters in front, which the original let pass'],
    ['010-62345678x', false, 'a letter behind'],
    ['13800000000', false, 'a mobile number, which the original let pass'],
    ['010-62345678-80123', false, 'an extension of five digits'],
    ['010--62345678', false, 'two hyphens'],
    ['623456', false, 'six digits'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isLandline(value)).toBe(is));
});

describe('§5 "landline and hotline numbers": hotline', () => {
  it.each<[string, boolean, string]>([
    ['4000000000', true, 'ten digits'],
    ['400-000-0000', true, 'in groups'],
    ['4000-000-000', true, 'in other groups'],
    ['800 000 0000', true, '800'],
    ['400-------', false, 'hyphens only, which the original let pass'],
    ['400000000000', false, 'digits behind, which the original let pass'],
    ['400-000-000', false, 'nine digits'],
    ['400-000-0000-', false, 'a hyphen behind'],
    ['5000000000', false, '500'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isHotline(value)).toBe(is));
});

it.each([
  ['010-62345678', true],
  ['400-000-0000', true],
  ['13800000000', false],
  ['abc12345678', false],
] as const)('a telephone number is a landline or a hotline: %j %s', (value, is) =>
  expect(isTel(value)).toBe(is),
);
