import { describe, expect, it } from 'vitest';
import { isAmount, isDecimal, isInteger, isMoney } from '@/shared/validation/numerals';

describe('§5 "amount up to 2 decimals"', () => {
  it.each<[string, boolean, string]>([
    ['0', true, 'nothing'],
    ['0.05', true, 'two decimals'],
    ['1200.5', true, 'one decimal'],
    ['1.234', false, 'three decimals'],
    ['-1', false, 'negative'],
    ['1,200', false, 'a separator'],
    ['01', false, 'a leading zero'],
    ['1.', false, 'a point without decimals'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isAmount(value)).toBe(is));
});

describe('integer', () => {
  it.each<[string, boolean, string]>([
    ['0', true, 'zero, which the original refused'],
    ['10', true, 'positive'],
    ['-10', true, 'negative'],
    ['-0', false, 'a sign before 0'],
    ['01', false, 'a leading zero'],
    ['1.0', false, 'a decimal'],
    ['１', false, 'full-width'],
    ['', false, 'empty, which the original let pass as a number'],
  ])('%j is %s: %s', (value, is) => expect(isInteger(value)).toBe(is));
});

describe('decimal', () => {
  it.each<[string, boolean, string]>([
    ['1.5', true, 'decimals'],
    ['-0.25', true, 'negative'],
    ['3', true, 'none'],
    ['1.', false, 'a point without decimals'],
    ['.5', false, 'no whole part'],
    ['1.2.3', false, 'two points'],
    ['1e3', false, 'an exponent'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isDecimal(value)).toBe(is));
});

describe('money as the back end takes it: "\\d+(\\.\\d+)?"', () => {
  it.each<[string, boolean, string]>([
    ['12.3456', true, 'any number of decimals'],
    ['007', true, 'leading zeros'],
    ['-1', false, 'negative'],
    ['1.', false, 'a point without decimals'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isMoney(value)).toBe(is));
});
