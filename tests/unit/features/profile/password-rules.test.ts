import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMismatch, isSafePassword, PASSWORD_RULES } from '@/features/profile/password-rules';
import { isSecurityPassword } from '@/shared/validation/password';

describe('"no spaces, >=6, digit + upper + lower + one of !@#$%^&*?."', () => {
  it.each([
    ['', ['length', 'lower', 'upper', 'digit', 'special', 'noSpace']],
    ['Aa123456.', []],
    ['Aa1.', ['length']],
    ['aa123456.', ['upper']],
    ['AA123456.', ['lower']],
    ['Aaaaaaaa.', ['digit']],
    ['Aa123456', ['special']],
    ['Aa123456_', ['special']],
    ['Aa 123456.', ['noSpace']],
    ['Aa1.'.repeat(13), ['notTooLong']],
  ])('%j breaks %j', (password, broken) => {
    expect(PASSWORD_RULES.filter(({ isMet }) => !isMet(password)).map(({ id }) => id)).toEqual(broken);
    expect(isSafePassword(password)).toBe(broken.length === 0);
  });

  it('up to 50 bytes it is the rule of the validators', () =>
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40, unit: fc.constantFrom('a', 'B', '1', '.', ' ', '!', '_', '\t', '中') }),
        (password) => {
          fc.pre(new TextEncoder().encode(password).length <= 50);
          expect(isSafePassword(password)).toBe(isSecurityPassword(password));
        },
      ),
    ));
});

describe('the second password', () => {
  it.each([
    ['nothing yet', '', false, false],
    ['on its way', 'Aa1', false, false],
    ['the same', 'Aa123456.', false, false],
    ['another from the first letter', 'a', false, true],
    ['longer', 'Aa123456.x', false, true],
    ['on its way, but finished', 'Aa1', true, true],
    ['nothing, but finished', '', true, true],
    ['the same and finished', 'Aa123456.', true, false],
  ])('%s', (_name, again, isFinished, expected) =>
    expect(isMismatch('Aa123456.', again, isFinished)).toBe(expected),
  );
});
