import { describe, expect, it } from 'vitest';
import { isBlank, isChineseName, isCode, isName } from '@/shared/validation/words';

describe('§5 "code word characters only"', () => {
  it.each<[string, boolean, string]>([
    ['dict_type_1', true, 'letters, digits, underscore'],
    ['A', true, 'one letter'],
    ['a-b', false, 'a hyphen'],
    ['a b', false, 'a space'],
    ['编号', false, 'Chinese'],
    ['a\n', false, 'a line break'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isCode(value)).toBe(is));
});

describe('§5 "name Chinese, letters, digits or underscore"', () => {
  it.each<[string, boolean, string]>([
    ['系统_配置2', true, 'all four'],
    ['一龥', true, 'the first and the last character of the original'],
    ['鿿', true, 'the last character of the back end'],
    ['系统-配置', false, 'a hyphen'],
    ['系统 配置', false, 'a space'],
    ['カナ', false, 'another script'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isName(value)).toBe(is));
});

describe('§5 "Chinese name 2-4 characters"', () => {
  it.each<[string, boolean, string]>([
    ['甲乙', true, 'two'],
    ['甲乙丙丁', true, 'four'],
    ['甲𬭎', true, 'two, one of them rare'],
    ['𠮷𠮷𠮷𠮷', true, 'four rare ones'],
    ['甲', false, 'one'],
    ['甲乙丙丁戊', false, 'five'],
    ['甲a', false, 'a letter'],
    ['甲 乙', false, 'a space'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isChineseName(value)).toBe(is));
});

describe('blank', () => {
  it.each<[unknown, boolean, string]>([
    ['', true, 'empty'],
    [' \t\n\u3000', true, 'white space'],
    [null, true, 'null'],
    [undefined, true, 'undefined'],
    ['null', false, 'the word null, which the original took for nothing'],
    ['a', false, 'text'],
    [0, false, 'a number, at which the original threw'],
    [[], false, 'a list, at which the original threw'],
  ])('%j is %s: %s', (value, is) => expect(isBlank(value)).toBe(is));
});
