import { describe, expect, it } from 'vitest';
import { readIndexAddress, writeIndexAddress } from '@/pages/portal/trade-index/index-address';

const COUNTRIES = ['CN', 'JP', 'KR', 'VN', 'TH', 'MY', 'IN'];
const read = (query: string) => readIndexAddress(new URLSearchParams(query), COUNTRIES);

describe('the address of the index page', () => {
  it('has defaults', () => {
    expect(read('')).toEqual({ index: 'tc', country: 'CN', year: null, sector: 'ev', vs: [], weights: null });
  });

  it.each([
    ['index=risk', { index: 'risk' }],
    ['index=gdp', { index: 'tc' }],
    ['country=JP', { country: 'JP' }],
    ['country=jp', { country: 'CN' }],
    ['year=2020', { year: 2020 }],
    ['year=20', { year: null }],
    ['year=2020x', { year: null }],
    ['sector=textile', { sector: 'textile' }],
    ['sector=cars', { sector: 'ev' }],
    ['vs=KR,JP', { vs: ['KR', 'JP'] }],
    ['vs=KR,KR,ZZ,,CN', { vs: ['KR'] }],
    ['vs=JP,KR,VN,TH,MY,IN', { vs: ['JP', 'KR', 'VN', 'TH'] }],
    [
      'w=1,2,3,4,5,100',
      { weights: { tbt: 1, friction: 2, standard: 3, legal: 4, competition: 5, maxCompetition: 100 } },
    ],
    ['w=0,0,0,0,0,0', { weights: null }],
    ['w=1,2,3,4,5', { weights: null }],
    ['w=1,2,3,4,5,101', { weights: null }],
    ['w=1,2,3,4,5,-1', { weights: null }],
    ['w=1,2,3,4,5,1e2', { weights: null }],
    ['w=1,2,3,4,5,', { weights: null }],
  ])('%s', (query, part) => {
    expect(read(query)).toMatchObject(part);
  });

  it.each([
    'index=risk&country=JP&year=2022&sector=textile&vs=KR%2CVN&w=40%2C20%2C20%2C20%2C10%2C10',
    'index=tc&country=CN&sector=ev',
  ])('%s is written as it was read', (query) => {
    expect(writeIndexAddress(read(query)).toString()).toBe(query);
  });

  it('does not compare a country with itself', () => {
    expect(writeIndexAddress({ ...read('vs=JP,KR'), country: 'JP' }).get('vs')).toBe('KR');
  });
});
