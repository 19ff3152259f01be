import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomRow } from '@/features/origin/bom/bom';
import { bomRecords } from '@/features/origin/bom/bom-records';
import { readBom } from '@/features/origin/bom/read-bom';
import { isFromNonPartyButOriginating, statusOf } from '@/features/origin/bom/row-status';

const row = (fields: Partial<BomRow>): BomRow => ({ ...emptyRow(), name: 'part', value: '5', ...fields });
const context = {
  currency: 'USD',
  hs: '850440',
  hsEdition: 2022,
  exporter: 'CN',
  cumulationParties: ['CN'],
} as const;

describe('the status of a material by its country (D16)', () => {
  it.each([
    ['DE', 'unknown', 'no'],
    ['TW', 'unknown', 'no'],
    ['IN', 'unknown', 'no'],
    ['DE', 'yes', 'yes'],
    ['JP', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    ['', 'yes', 'yes'],
  ] as const)('of country %j and status %s is %s', (origin, originating, expected) => {
    expect(statusOf({ origin, originating })).toBe(expected);
  });

  it('is what the domain reads and a file holds', () => {
    const rows = [row({ origin: 'TW' }), row({ origin: 'KR' })];
    const draft = emptyDraft('.');
    const read = readBom(
      { ...draft, amounts: { ...draft.amounts, fob: '100' }, rows },
      { ...context, cumulationParties: [] },
    );
    expect(read?.good.materials.map(({ originating }) => originating)).toEqual([false, 'unknown']);
    const records = bomRecords(rows, { decimal: '.', currency: 'USD' }, false);
    expect(records.map(({ originating }) => originating)).toEqual(['no', 'unknown']);
  });

  it.each([
    ['originating, of no Party', row({ origin: 'US', originating: 'yes' }), true],
    ['originating, of a Party', row({ origin: 'JP', originating: 'yes' }), false],
    ['non-originating, of no Party', row({ origin: 'US', originating: 'no' }), false],
    ['indirect, of no Party', row({ origin: 'US', originating: 'yes', role: 'indirect' }), false],
  ])('contradicts itself where it is %s: %s', (_, material, expected) => {
    expect(isFromNonPartyButOriginating(material)).toBe(expected);
  });
});
