import { describe, expect, it } from 'vitest';
import { isIdCard } from '@/shared/validation/id-card';

const TODAY = new Date(2026, 6, 15);

/** 17 digits with their checksum after GB 11643, reckoned again: remainders 0 to 10 stand for 1 0 X 9 8 7 6 5 4 3 2. */
function withChecksum(seventeen: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at += 1) sum += (2 ** (17 - at) % 11) * Number(seventeen[at]);
  const check = (12 - (sum % 11)) % 11;
  return seventeen + (check === 10 ? 'X' : String(check));
}

describe('§5 "ID-card pattern", with the date and the checksum that the original left out', () => {
  it.each<[string, boolean, string]>([
    ['11010519491231002X', true, 'the example of the standard, GB 11643'],
    ['440524188001010014', true, 'the other example of the standard'],
    ['11010519491231002x', true, 'a small x'],
    ['110105194912310021', false, 'a wrong checksum, which the original let pass'],
    ['11010519491231002', false, 'seventeen characters'],
    ['11010519491231002XX', false, 'nineteen characters'],
    ['010105194912310021', false, 'a region that begins with 0'],
    ['1101051949123100X2', false, 'an X before the end'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isIdCard(value, TODAY)).toBe(is));

  it.each<[string, boolean, string]>([
    ['20000229', true, '29 February of a leap year'],
    ['19000229', false, '29 February of 1900, no leap year'],
    ['20010230', false, '30 February, which the original let pass'],
    ['20010431', false, '31 April'],
    ['20010001', false, 'month 0'],
    ['20011301', false, 'month 13'],
    ['20010100', false, 'day 0'],
    ['20260715', true, 'born today'],
    ['20260716', false, 'born tomorrow'],
    ['31000101', false, 'the year 3100, which the original let pass'],
  ])('born %s is %s: %s', (born, is) => expect(isIdCard(withChecksum(`110105${born}002`), TODAY)).toBe(is));

  it('counts from the present day by itself', () =>
    expect([
      isIdCard(withChecksum('11010520000101002')),
      isIdCard(withChecksum('11010529991231002')),
    ]).toEqual([true, false]));
});
