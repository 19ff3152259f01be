import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyRow, MAX_BOM_ROWS } from '@/features/origin/bom/bom';
import type { BomDraft, BomRow } from '@/features/origin/bom/bom';
import { filledDraft, importedDraft } from '@/pages/portal/tariff-search/origin/bom/import/imported-draft';

const row = (name: string): BomRow => ({ ...emptyRow(), name });
const draftOf = (rows: BomRow[], isSample = false): BomDraft => ({ ...emptyDraft('.'), rows, isSample });
const names = ({ rows }: BomDraft) => rows.map(({ name }) => name);

describe('an imported bill of materials', () => {
  it('takes the place of the old one from a file, and follows it from a paste', () => {
    const draft = draftOf([row('old'), emptyRow()]);
    const read = { rows: [row('new')], isSample: false };
    expect(names(importedDraft(draft, 'file', read))).toEqual(['new']);
    expect(names(importedDraft(draft, 'paste', read))).toEqual(['old', 'new']);
  });

  it.each(['file', 'paste'] as const)('is the old one, blank rows too, where a %s had no row', (kind) => {
    const draft = draftOf([row('old'), emptyRow()]);
    expect(importedDraft(draft, kind, { rows: [], isSample: true })).toEqual(draft);
  });

  it('leaves the old one where the file had no row', () => {
    expect(names(importedDraft(draftOf([row('old')]), 'file', { rows: [], isSample: false }))).toEqual([
      'old',
    ]);
  });

  it('is a sample while rows of a sample are in it', () => {
    const sample = draftOf([row('old')], true);
    const read = { rows: [row('new')], isSample: false };
    expect(importedDraft(sample, 'paste', read).isSample).toBe(true);
    expect(importedDraft(sample, 'file', read).isSample).toBe(false);
    expect(importedDraft(draftOf([]), 'file', { ...read, isSample: true }).isSample).toBe(true);
  });

  it('holds no more rows than a bill may have', () => {
    const many = Array.from({ length: MAX_BOM_ROWS }, () => row('new'));
    const { rows } = importedDraft(draftOf([row('old')]), 'paste', { rows: many, isSample: false });
    expect(rows).toHaveLength(MAX_BOM_ROWS);
    expect(rows[0]?.name).toBe('old');
  });
});

describe('cells filled into a bill of materials', () => {
  const draft = draftOf([row('a'), row('b')]);
  const values = (filled: BomDraft) => filled.rows.map(({ name, value }) => name + value);

  it.each([
    ['from a row down, with new rows below', 1, [{ value: '5' }, { value: '6' }], ['a', 'b5', '6']],
    ['around a line that was not read', 0, [{ value: '5' }, null, { value: '7' }], ['a5', 'b', '7']],
    ['without rows for the last lines, which were not read', 1, [{ value: '5' }, null, null], ['a', 'b5']],
  ])('%s', (_, first, rows, expected) => {
    expect(values(filledDraft(draft, first, rows))).toEqual(expected);
  });

  it('stop where a bill may hold no more rows', () => {
    const many = Array.from({ length: 3 }, () => ({ value: '5' }));
    expect(filledDraft(draft, MAX_BOM_ROWS - 1, many).rows).toHaveLength(MAX_BOM_ROWS);
  });
});
