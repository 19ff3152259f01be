import { describe, expect, it } from 'vitest';
import { isPassword, isSecurityPassword } from '@/shared/validation/password';

describe('§5 "password 6-20 characters with lowercase, uppercase and digit"', () => {
  it.each<[string, boolean, string]>([
    ['Abc123', true, 'six characters'],
    ['Abcdefghij1234567890', true, 'twenty characters'],
    ['Aa1 .中', true, 'any characters beside the three kinds'],
    ['Abc12', false, 'five characters'],
    ['Abcdefghij12345678901', false, 'twenty-one characters'],
    ['abc123', false, 'no uppercase'],
    ['ABC123', false, 'no lowercase'],
    ['Abcdef', false, 'no digit'],
    ['Abc123\n', false, 'a line break'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isPassword(value)).toBe(is));
});

describe('the back end\'s secure password (9821): "no spaces, >=6, digit + upper + lower + one of !@#$%^&*?."', () => {
  it.each('!@#$%^&*?.'.split(''))('takes %s as the special character', (special) =>
    expect(isSecurityPassword(`Abc12${special}`)).toBe(true),
  );
  it.each<[string, boolean, string]>([
    ['Aa123456.', true, 'all four kinds'],
    [`Aa1.${'x'.repeat(60)}`, true, 'no upper limit'],
    ['Ab12.', false, 'five characters'],
    ['Abc123', false, 'good enough for signing up, not here'],
    ['Abc123-', false, 'another special character'],
    ['abc123.', false, 'no uppercase'],
    ['ABC123.', false, 'no lowercase'],
    ['Abcdef.', false, 'no digit'],
    ['Abc 123.', false, 'a space'],
    [' Abc123.', false, 'a space in front'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isSecurityPassword(value)).toBe(is));
});
