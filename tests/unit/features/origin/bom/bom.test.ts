import { describe, expect, it } from 'vitest';
import { changedRow, emptyDraft, emptyRow, isBlankRow } from '@/features/origin/bom/bom';
import { readBom } from '@/features/origin/bom/read-bom';
import { goodProblems, rowProblems } from '@/features/origin/bom/read-fields';
import type { BomDraft, BomRow } from '@/features/origin/bom/bom';
import { sampleBom } from '@/features/origin/bom/sample-bom';

const USD = { decimal: '.', currency: 'USD' } as const;
const requested = { hs: '940620', hsEdition: 2022 as const, exporter: 'JP', cumulationParties: ['JP', 'CN'] };
const context = { ...requested, currency: 'USD' };
const row = (changes: Partial<BomRow>): BomRow => ({ ...emptyRow(), name: 'x', value: '1', ...changes });
const draft = (changes: Partial<BomDraft>): BomDraft => ({
  ...emptyDraft('.'),
  amounts: { ...emptyDraft('.').amounts, fob: '100' },
  ...changes,
});

describe('a row with cells that could not be read (D25)', () => {
  const refused = [
    { field: 'value', column: 'value', reason: 'badNumber', text: '1x' },
    { field: 'origin', column: 'origin', reason: 'badCountry', text: 'Mars' },
  ] as const;
  const gaps = changedRow(row({ value: '' }), { refused });

  it('is not blank, and no bill with it can be counted', () => {
    expect(isBlankRow({ ...emptyRow(), refused })).toBe(false);
    expect(readBom(draft({ rows: [row({}), row({ refused: [refused[1]] })] }), context)).toBeNull();
  });

  it('is mended field by field', () => {
    const half = changedRow(gaps, { value: '5' });
    expect(half.refused).toEqual([refused[1]]);
    const mended = changedRow(half, { origin: '' });
    expect(mended).not.toHaveProperty('refused');
    expect(readBom(draft({ rows: [mended] }), context)?.good.materials).toHaveLength(1);
  });

  it('takes on what cells pasted later leave empty', () => {
    const again = { ...refused[0], text: '2x' };
    expect(changedRow(gaps, { value: '', refused: [again] }).refused).toEqual([refused[1], again]);
  });
});

describe('rowProblems', () => {
  it.each([
    [{}, {}],
    [{ value: '' }, { value: 'missing' }],
    [{ value: '1x' }, { value: 'unreadable' }],
    [{ value: '-1' }, { value: 'negative' }],
    [{ value: '5', deductible: '6' }, { deductible: 'aboveValue' }],
    [
      { deductible: 'x', weightKg: '-2' },
      { deductible: 'unreadable', weightKg: 'negative' },
    ],
    [{ value: '5 USD', deductible: '1 USD' }, {}],
    [{ value: '5 doz' }, { value: 'unreadable' }],
    [{ value: 'EUR 5' }, { value: 'otherCurrency' }],
    [{ value: '5', deductible: '¥1' }, { deductible: 'otherCurrency' }],
    [{ weightKg: '5 ton' }, { weightKg: 'unreadable' }],
    [{ weightKg: '5 USD' }, { weightKg: 'unreadable' }],
  ] as const)('%j', (changes, expected) => {
    expect(rowProblems(row(changes), USD)).toEqual(expected);
  });

  it('finds nothing in a blank row', () => {
    expect(rowProblems(emptyRow(), USD)).toEqual({});
  });
});

describe('goodProblems', () => {
  it.each([
    ['', 'missing'],
    ['0', 'notPositive'],
    ['-5', 'negative'],
    ['abc', 'unreadable'],
    ['1', undefined],
    ['USD 1', undefined],
    ['1 EUR', 'otherCurrency'],
  ])('FOB %j', (fob, expected) => {
    expect(goodProblems(draft({ amounts: { ...emptyDraft('.').amounts, fob } }), 'USD').fob).toBe(expected);
  });
});

describe('the weight of the good', () => {
  it.each([
    ['5', undefined],
    ['5 ton', 'unreadable'],
    ['5 USD', 'unreadable'],
  ])('%j', (weightKg, expected) => {
    const amounts = { ...emptyDraft('.').amounts, fob: '100 USD', weightKg };
    expect(goodProblems(draft({ amounts }), 'USD')).toEqual(expected ? { weightKg: expected } : {});
    expect(readBom(draft({ amounts }), context)?.good.weightKg).toBe(expected ? undefined : 5);
  });
});

describe('readBom', () => {
  it('reads a row again when the currency of the query changes', () => {
    const rows = [row({ value: '￥5' })];
    expect(readBom(draft({ rows }), context)).toBeNull();
    expect(readBom(draft({ rows }), { ...context, currency: 'CNY' })?.good.materials[0]?.value).toBe(5);
    expect(readBom(draft({ rows }), context)).toBeNull();
  });

  it('gives the domain every field, and skips blank rows without losing their place', () => {
    const rows = [
      emptyRow(),
      row({
        name: ' 钢 ',
        hs: '７２１６.33',
        hsEdition: '2017',
        value: '1,200.5',
        deductible: '3',
        weightKg: '4',
        originating: 'yes',
        origin: 'CN',
        role: 'accessory',
      }),
      row({ originating: 'no' }),
    ];
    const read = readBom(draft({ rows, onlyMinimalOperations: true, chemicalReaction: 'no' }), context);
    expect(read?.rows).toEqual([1, 2]);
    expect(read?.good).toEqual({
      ...requested,
      fob: 100,
      onlyMinimalOperations: true,
      whollyObtained: false,
      chemicalReaction: false,
      materials: [
        {
          name: '钢',
          hs: '7216.33',
          hsEdition: 2017,
          value: 1200.5,
          deductible: 3,
          weightKg: 4,
          originating: true,
          origin: 'CN',
          role: 'accessory',
        },
        { name: 'x', hs: '', value: 1, originating: false, role: 'material' },
      ],
    });
  });

  it.each([
    ['', undefined],
    ['2012', 2012],
    ['2017', 2017],
    ['2022', 2022],
  ] as const)('reads the HS edition %j as %s', (hsEdition, edition) => {
    const rows = [row({ value: '5', hsEdition })];
    expect(readBom(draft({ rows }), context)?.good.materials[0]?.hsEdition).toBe(edition);
  });

  it('reads the same text by the decimal sign of the draft', () => {
    const rows = [row({ value: '12,400' })];
    expect(readBom(draft({ rows }), context)?.good.materials[0]?.value).toBe(12_400);
    expect(readBom(draft({ rows, decimal: ',' }), context)?.good.materials[0]?.value).toBe(12.4);
  });

  it('reads nothing while one amount is unreadable: a material left out would flatter the result', () => {
    expect(readBom(draft({ rows: [row({}), row({ value: 'x' })] }), context)).toBeNull();
    expect(
      readBom(draft({ amounts: { ...emptyDraft('.').amounts, fob: '100', profit: '?' } }), context),
    ).toBeNull();
  });

  it.each(['940620', '870380'])('the sample of %s adds up to its FOB', (hs) => {
    const good = readBom(sampleBom(hs, 'JP', (key) => key) ?? emptyDraft('.'), { ...context, hs })?.good;
    const costs = (good?.directLabour ?? 0) + (good?.directOverhead ?? 0) + (good?.profit ?? 0);
    expect(good?.materials.reduce((sum, { value }) => sum + value, costs)).toBe(good?.fob);
  });
});
