import { describe, expect, it } from 'vitest';
import { isEmail } from '@/shared/validation/email';

describe('§5 "e-mail pattern"', () => {
  it.each<[string, boolean, string]>([
    ['a@example.com', true, 'the shortest kind'],
    ['first.last+tag@mail.example.com.cn', true, 'dots, plus, several labels'],
    ['user_1-x@example.museum', true, 'a long top-level domain'],
    ["o'brien@example.com", true, 'an apostrophe'],
    ['A@EXAMPLE.COM', true, 'uppercase'],
    [`${'a'.repeat(64)}@example.com`, true, '64 characters before the @'],
    [`${'a'.repeat(65)}@example.com`, false, '65 characters before the @'],
    ['a@example', false, 'no dotted host'],
    ['a@example..com', false, 'an empty label'],
    ['a..b@example.com', false, 'two dots'],
    ['.a@example.com', false, 'a dot in front'],
    ['a.@example.com', false, 'a dot before the @'],
    ['a@-example.com', false, 'a hyphen in front of a label'],
    ['a@example.com,b@example.com', false, 'two addresses'],
    ['a b@example.com', false, 'a space'],
    ['a@example.com\n', false, 'a line break'],
    ['@example.com', false, 'nobody'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isEmail(value)).toBe(is));

  it('answers at once for long text that nearly fits', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(100)}`)).toBe(false);
  });
});
