import { describe, expect, it } from 'vitest';
import { isAffected, savedFirst } from '@/features/last-visit/affected';
import type { SiteChange } from '@/features/last-visit/changes-schema';

const change = (part: Partial<SiteChange>): SiteChange => ({
  id: 'x',
  kind: 'law',
  recordId: 'vn-law-1',
  step: 'inForce',
  date: '2026-11-01',
  title: { text: 'x', lang: 'zh' },
  countries: ['VN'],
  mark: 'fact',
  sourceId: 'laws',
  ...part,
});
const tariff = change({ id: 'tariff', kind: 'tariff', recordId: 'VN', step: 'edition' });
const QUERY = '/home/taxOriginSearch?hs=940620&from=JP&to=VN';

describe('what touches saved items', () => {
  it.each([
    ['the very law', change({}), { kind: 'law', id: 'vn-law-1', address: '/home/x' }, true],
    ['another law', change({}), { kind: 'law', id: 'vn-law-2', address: '/home/x' }, false],
    ['a case of the same id', change({}), { kind: 'case', id: 'vn-law-1', address: '/home/x' }, false],
    ['anything of a saved country', change({}), { kind: 'country', id: 'VN', address: '/home/x' }, true],
    ['nothing of another country', change({}), { kind: 'country', id: 'JP', address: '/home/x' }, false],
    ['the tariff a query asks', tariff, { kind: 'query', id: '', address: QUERY }, true],
    ['the tariff a checklist asks', tariff, { kind: 'checklist', id: 'a', address: QUERY }, true],
    [
      'the tariff of the other side',
      change({ ...tariff, recordId: 'JP' }),
      { kind: 'query', id: '', address: QUERY },
      false,
    ],
    ['a law of the importer of a query', change({}), { kind: 'query', id: '', address: QUERY }, false],
  ])('%s', (_title, changed, saved, expected) => {
    expect(isAffected(changed, [saved])).toBe(expected);
  });

  it('comes first, the rest as it was', () => {
    const [a, b, c] = [change({ id: 'a' }), change({ id: 'b', recordId: 'kept' }), change({ id: 'c' })];
    expect(savedFirst([a, b, c], [{ kind: 'law', id: 'kept', address: '' }])).toEqual([b, a, c]);
    expect(savedFirst([a, b, c], [])).toEqual([a, b, c]);
  });
});
