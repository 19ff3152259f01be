import { describe, expect, it } from 'vitest';
import { isHost, isSender } from '@/pages/console/settings/mail-address';

describe('the address of a mail server', () => {
  it.each([
    ['smtp.example.com', true],
    ['mailhost', true],
    ['192.0.2.1', true],
    ['2001:db8::1', true],
    ['!!bad 坏', false],
    ['smtp.example.com:25', false],
    ['https://smtp.example.com', false],
    ['-smtp.example.com', false],
    ['999.0.2.1', false],
    ['smtp..example.com', false],
  ])('%s: %s', (value, isGood) => expect(isHost(value)).toBe(isGood));
});

describe('a sender', () => {
  it.each([
    ['name@example.com', true],
    ['示例<sample@example.com>', true],
    ['Sample name <sample@example.com>', true],
    ['nope', false],
    ['示例<nope>', false],
    ['<sample@example.com>', false],
    ['a@example.com, b@example.com', false],
  ])('%s: %s', (value, isGood) => expect(isSender(value)).toBe(isGood));
});
