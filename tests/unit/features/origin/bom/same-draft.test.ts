import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomDraft, BomRow } from '@/features/origin/bom/bom';
import { readBomLink, writeBomLink } from '@/features/origin/bom/bom-link';
import { isSameDraft } from '@/features/origin/bom/same-draft';

const steel: BomRow = { ...emptyRow(), name: '钢材', hs: '7216.33', value: '40' };
const glass: BomRow = { ...emptyRow(), name: '玻璃', hs: '7007.19', value: '9' };
const draft = (parts: Partial<BomDraft> = {}): BomDraft => ({
  ...emptyDraft('.'),
  rows: [steel, glass],
  ...parts,
});
const turnedRound = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).toReversed()) as T;

describe('two drafts', () => {
  it.each<[string, BomDraft, boolean]>([
    ['the same', draft(), true],
    ['fields in another order', turnedRound(draft()), true],
    ['fields of a row in another order', draft({ rows: [turnedRound(steel), glass] }), true],
    ['a blank row at the end', draft({ rows: [steel, glass, emptyRow()] }), true],
    ['a blank row between', draft({ rows: [steel, emptyRow(), glass] }), true],
    ['rows in another order', draft({ rows: [glass, steel] }), false],
    ['a row less', draft({ rows: [steel] }), false],
    ['a row more', draft({ rows: [steel, glass, glass] }), false],
    ['another value', draft({ rows: [steel, { ...glass, value: '9.0' }] }), false],
    ['another amount', draft({ amounts: { ...draft().amounts, fob: '100' } }), false],
    ['another answer', draft({ appendix: 'yes' }), false],
    ['another decimal mark', draft({ decimal: ',' }), false],
  ])('%s', (_, other, same) => {
    expect([isSameDraft(draft(), other), isSameDraft(other, draft())]).toEqual([same, same]);
  });

  it('a draft is the same as what its own link gives back, with a blank row in it too', async () => {
    const saved = draft({ rows: [steel, emptyRow(), glass] });
    const linked = await readBomLink((await writeBomLink({ draft: saved, ownRule: '' })) ?? '');
    expect(linked && isSameDraft(saved, linked.draft)).toBe(true);
  });
});
