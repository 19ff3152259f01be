import { describe, expect, it } from 'vitest';
import { isLatitude, isLongitude } from '@/shared/validation/coordinates';

const EITHER: [string, boolean, string][] = [
  ['0', true, 'no decimals, which the original refused'],
  ['-0', true, 'a sign before 0'],
  ['+12.5', true, 'a plus sign'],
  ['-12.34567', true, 'five decimals'],
  ['12.345678', false, 'six decimals'],
  ['|12.5', false, '"|" as a sign, which the original let pass'],
  ['12.', false, 'a point without decimals'],
  ['.5', false, 'no whole part'],
  ['012.5', false, 'a leading zero'],
  ['1e1', false, 'an exponent'],
  ['--1', false, 'two signs'],
  ['', false, 'empty'],
];

describe('§5 "latitude/longitude up to 5 decimals": longitude', () => {
  it.each<[string, boolean, string]>([
    ...EITHER,
    ['180', true, 'the edge'],
    ['-180.00000', true, 'the other edge with decimals'],
    ['179.99999', true, 'just inside'],
    ['180.00001', false, 'just outside'],
    ['181', false, 'outside'],
    ['1000', false, 'four digits'],
  ])('%j is %s: %s', (value, is) => expect(isLongitude(value)).toBe(is));
});

describe('§5 "latitude/longitude up to 5 decimals": latitude', () => {
  it.each<[string, boolean, string]>([
    ...EITHER,
    ['90', true, 'the edge'],
    ['-90.00000', true, 'the other edge with decimals'],
    ['89.99999', true, 'just inside'],
    ['-90.00001', false, 'just outside'],
    ['120', false, 'a longitude'],
  ])('%j is %s: %s', (value, is) => expect(isLatitude(value)).toBe(is));
});
