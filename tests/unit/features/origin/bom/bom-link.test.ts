import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomDraft } from '@/features/origin/bom/bom';
import { readBomLink, writeBomLink } from '@/features/origin/bom/bom-link';
import { sampleBom } from '@/features/origin/bom/sample-bom';

const draft = (rows: number): BomDraft => ({
  ...emptyDraft(','),
  amounts: { fob: '100,5', directLabour: '3', directOverhead: '', profit: '', otherCost: '', weightKg: '12' },
  onlyMinimalOperations: true,
  chemicalReaction: 'no',
  appendix: 'yes',
  rows: Array.from({ length: rows }, (_, index) => ({
    ...emptyRow(),
    name: `钢材 ${index} <b>`,
    hs: '7216.33',
    hsEdition: '2017' as const,
    value: '1,5',
    originating: 'yes' as const,
    origin: 'JP',
    role: 'accessory' as const,
  })),
});

const packed = (value: unknown, version = 1) =>
  `${version}.${deflateRawSync(Buffer.from(JSON.stringify(value))).toString('base64url')}`;

describe('the link of a bill of materials', () => {
  it('gives back every field, 60 rows', async () => {
    const sent = { draft: draft(60), ownRule: 'CTH or RVC40' };
    const link = await writeBomLink(sent);
    expect(link).toMatch(/^2\.[\w-]+$/);
    expect(await readBomLink(link ?? '')).toEqual(sent);
  });

  it('gives back a sample as a sample', async () => {
    const sent = { draft: sampleBom('940620', 'JP', (key) => key) ?? emptyDraft('.'), ownRule: '' };
    expect(await readBomLink((await writeBomLink(sent)) ?? '')).toEqual(sent);
  });

  it('is not made for nothing or for more than 60 rows', async () => {
    expect(await writeBomLink({ draft: emptyDraft('.'), ownRule: 'CTH' })).toBeNull();
    expect(await writeBomLink({ draft: draft(61), ownRule: '' })).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['another version', '3.abc'],
    ['a rule too long', packed(['.', [], [], [], [], 'x'.repeat(301)], 2)],
    ['a rule of another kind', packed(['.', [], [], [], [], 5], 2)],
    ['no base64', '1.%%%'],
    ['no deflate', '1.AAAA'],
    ['no JSON', `1.${deflateRawSync(Buffer.from('{')).toString('base64url')}`],
    ['another shape', packed({ rows: [] })],
    ['too many rows', packed(['.', [], [], [], Array.from({ length: 61 }, () => [])])],
    ['a text too long', packed(['.', [], [], [], [['x'.repeat(301)]]])],
    ['a bomb', `1.${deflateRawSync(Buffer.alloc(5_000_000)).toString('base64url')}`],
    ['10,000 characters of noise', `1.${'\u202e🙂<'.repeat(3_000)}`],
    ['too long', `1.${'A'.repeat(20_000)}`],
  ])('refuses %s', async (_, text) => {
    expect(await readBomLink(text)).toBeNull();
  });

  it('opens a link of version 1, which carries no rule', async () => {
    const read = await readBomLink(
      packed(['.', ['5'], [0, 0, 0], [2, 2], [['steel', '', '7', '', '', 'JP', 0, 0, 0]]]),
    );
    expect(read?.ownRule).toBe('');
    expect(read?.draft).toMatchObject({
      amounts: { fob: '5' },
      rows: [{ name: 'steel', value: '7', origin: 'JP', originating: 'yes' }],
    });
  });

  it('reads rows of the wrong kinds as empty fields', async () => {
    const read = await readBomLink(packed(['.', ['5'], [2], [9], [[1, 2, 3, 4, 5, 'jp<', 8, 9, 9]]]));
    expect(read?.draft).toEqual({
      ...emptyDraft('.'),
      amounts: { ...emptyDraft('.').amounts, fob: '5' },
      rows: [emptyRow()],
    });
  });
});
