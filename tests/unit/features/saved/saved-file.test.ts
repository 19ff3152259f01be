import { describe, expect, it } from 'vitest';
import { readSavedFile, writeSavedFile } from '@/features/saved/saved-file';
import { savedAs, lawAs, oldItem, oldQueryAs } from './saved-as';

const [a, law] = [
  { ...savedAs('a', 1), name: 'mine' },
  { ...lawAs('cn-law-1', 2), lang: 'zh' },
];
const ticks = { hs: '940620', from: 'JP', to: 'VN', ticked: ['code'], changedAt: '2026-01-03T00:00:00.000Z' };

describe('the file of saved items', () => {
  it('is read as it was written, with or without a byte order mark', () => {
    const text = writeSavedFile([a, law]);
    expect(readSavedFile(text)).toEqual({ ok: true, items: [a, law], checklists: [], bad: 0 });
    expect(readSavedFile(`\ufeff${text}`)).toEqual({ ok: true, items: [a, law], checklists: [], bad: 0 });
  });

  it('carries the ticks of checklists; a file from before they were in it is read', () => {
    const text = writeSavedFile([a], [ticks]);
    expect(readSavedFile(text)).toEqual({ ok: true, items: [a], checklists: [ticks], bad: 0 });
    const broken = { kind: 'rcep-kept', version: 1, items: [a], checklists: [{ ...ticks, hs: 'x' }, ticks] };
    expect(readSavedFile(JSON.stringify(broken))).toMatchObject({ checklists: [ticks], bad: 1 });
    const before = { kind: 'rcep-kept', version: 1, items: [a] };
    expect(readSavedFile(JSON.stringify(before))).toMatchObject({ ok: true, items: [a], checklists: [] });
    expect(readSavedFile(writeSavedFile([], [ticks]))).toMatchObject({ ok: true, checklists: [ticks] });
  });

  it('M5: carries bills of materials, which are something to import by themselves', () => {
    const drafts = { 'bom:940620': { rows: [] }, 'origin-rule:940620': 'CTH' };
    expect(readSavedFile(writeSavedFile([], [], drafts))).toEqual({
      ok: true,
      items: [],
      checklists: [],
      drafts,
      bad: 0,
    });
  });

  it('of saved queries from before is understood', () => {
    const file = { kind: 'rcep-kept-queries', version: 1, queries: [oldQueryAs('a', 1), { label: 'x' }] };
    expect(readSavedFile(JSON.stringify(file))).toEqual({
      ok: true,
      items: [savedAs('a', 1)],
      checklists: [],
      bad: 1,
    });
  });

  it('of items from before, with the moment under its former name, is understood', () => {
    const file = { kind: 'rcep-kept', version: 1, items: [oldItem(a), oldItem(law)] };
    expect(readSavedFile(JSON.stringify(file))).toMatchObject({ ok: true, items: [a, law], bad: 0 });
  });

  it.each([
    ['another site’s address', { address: 'https://example.org/home/' }],
    ['a script as address', { address: 'javascript:alert(1)' }],
    ['a kind not known', { kind: 'song' }],
    ['no title', { title: '  ' }],
    ['no day', { savedAt: 'yesterday' }],
  ])('passes over an entry with %s', (_title, change) => {
    const text = JSON.stringify({ kind: 'rcep-kept', version: 1, items: [{ ...law, ...change }, a] });
    expect(readSavedFile(text)).toEqual({ ok: true, items: [a], checklists: [], bad: 1 });
  });

  it.each([
    ['too-large', `"${'x'.repeat(4_000_001)}"`],
    ['not-json', 'saved'],
    ['not-ours', '[1]'],
    ['not-ours', '{"kind":"rcep-kept","version":9,"items":[]}'],
    ['nothing', '{"kind":"rcep-kept","version":1,"items":[{}]}'],
  ])('is refused: %s', (reason, text) => {
    expect(readSavedFile(text)).toEqual({ ok: false, reason });
  });
});
