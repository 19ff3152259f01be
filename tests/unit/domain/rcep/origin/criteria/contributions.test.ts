import { describe, expect, it } from 'vitest';
import { contributionsOf, isTextile, type Material, materialStanding } from '@/domain/rcep';
import { assess, battery, foreign, own } from '../../../../pages/console/gallery/mall/goods';

describe('contributionsOf: what the materials are worth by where they originate', () => {
  it('counts cumulated and own value, takes deductions off, leaves transport packing out, indirect as own', () => {
    const good = battery([
      own(12, { origin: 'JP' }),
      own(5, { origin: 'JP' }),
      own(4),
      foreign(40, { deductible: 2 }),
      foreign(9, { role: 'transportPacking' }),
      foreign(3, { originating: 'unknown', role: 'indirect' }),
    ]);
    expect(contributionsOf(good)).toEqual({
      byParty: { CN: 7, JP: 17 },
      originating: 24,
      nonOriginating: 38,
    });
  });

  it('counts as non-originating what is undetermined or may not be cumulated', () => {
    const good = battery([own(12, { origin: 'JP' }), foreign(3, { originating: 'unknown' })], {
      cumulationParties: ['KR'],
    });
    expect(contributionsOf(good)).toEqual({ byParty: {}, originating: 0, nonOriginating: 15 });
  });

  it('has the sums that build-down and build-up are made of', () => {
    const good = battery([own(10), own(0.3, { origin: 'KR' }), foreign(0.1), foreign(0.2)], { profit: 5 });
    const { originating, nonOriginating } = contributionsOf(good);
    const { rvc } = assess(good, 'RVC40');
    expect(rvc).toEqual({ buildDown: 100 - nonOriginating, buildUp: originating + 5 });
  });
});

describe('materialStanding', () => {
  it.each<[string, Material, string]>([
    ['originating without a country', own(1), 'own'],
    ['originating in the exporting Party', own(1, { origin: 'CN' }), 'own'],
    ['originating in a Party that may be cumulated', own(1, { origin: 'JP' }), 'cumulated'],
    ['originating in a Party that may not', own(1, { origin: 'VN' }), 'refused'],
    ['originating outside the Agreement', own(1, { origin: 'IN' }), 'refused'],
    ['of unknown origin', foreign(1, { originating: 'unknown' }), 'undetermined'],
    ['not originating', foreign(1, { origin: 'JP' }), 'nonOriginating'],
    ['indirect, wherever made (3.10)', foreign(1, { origin: 'IN', role: 'indirect' }), 'own'],
  ])('%s', (_, material, standing) => {
    expect(materialStanding(material, battery([], { cumulationParties: ['JP'] }))).toBe(standing);
  });
});

describe('isTextile: chapters 50 to 63 (3.7(b))', () => {
  it.each([
    ['4911', false],
    ['5002', true],
    ['6310.90', true],
    ['6401', false],
    ['5', false],
    ['', false],
  ])('%s: %s', (hs, expected) => expect(isTextile(hs)).toBe(expected));
});
