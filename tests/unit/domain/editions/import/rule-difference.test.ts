import { describe, expect, it } from 'vitest';
import { type LineTable, RULE_COLUMNS, ruleDifference } from '@/domain/editions';

const nomenclature = new Set(['010121', '010129', '030431', '030432', '850110', '850120', '850300']);
const table = (...rows: string[][]): LineTable => ({
  columns: RULE_COLUMNS,
  rows: rows.map(([code = '', rule = '', otherwise = '', condition = '']) => [
    code,
    rule,
    otherwise,
    condition,
  ]),
});
const difference = (before: LineTable, after: LineTable) => ruleDifference(before, after, nomenclature);

describe('ruleDifference', () => {
  it('lists rules by the codes whose answer changes, with what it does to them', () => {
    const { changes, effects, uncovered } = difference(
      table(['01', 'WO'], ['0304', 'CC'], ['8501', 'CTH'], ['8503', 'CTH or RVC40']),
      table(
        ['01', 'CC'],
        ['0304', 'CTH or CC'],
        ['850110', 'CTH'],
        ['850120', 'RVC40'],
        ['8503', 'RVC40 or CTH'],
      ),
    );
    expect(changes.map(({ kind, code, codes, effect }) => [kind, code, codes, effect])).toEqual([
      ['changed', '01', 2, 'easier'],
      ['changed', '0304', 2, 'easier'],
      ['removed', '8501', 1, 'different'],
      ['added', '850120', 1, 'different'],
      ['added', '850110', 0, 'same'],
      ['changed', '8503', 0, 'same'],
    ]);
    expect(changes[0]?.cells).toEqual([{ column: 'rule', before: 'WO', after: 'CC' }]);
    expect(effects).toEqual([
      ['easier', 4],
      ['different', 1],
    ]);
    expect(uncovered).toBe(0);
  });

  it('counts codes that lose their rule, and those that have one for the first time', () => {
    const { changes, effects, uncovered } = difference(table(['01', 'WO']), table(['8501', 'CTH']));
    expect(changes.map(({ kind, effect }) => [kind, effect])).toEqual([
      ['removed', 'lost'],
      ['added', 'gained'],
    ]);
    expect(effects).toEqual([
      ['lost', 2],
      ['gained', 2],
    ]);
    expect(uncovered).toBe(5);
  });

  it('says of a rule whose codes change in several ways that they change', () => {
    const before = table(['850110', 'CC'], ['850120', 'CTSH'], ['8503', 'CR']);
    const [first] = difference(before, table(['8501', 'CTH'], ['8503', 'CR'])).changes;
    expect(first).toMatchObject({ code: '8501', codes: 2, effect: 'different' });
  });

  it.each([
    ['the same condition', ['CTH', 'CC', 'carp'], ['CTH or RVC40', 'CC', 'carp'], 'easier'],
    ['the same condition, both cases', ['CTH', 'CC', 'carp'], ['CTSH', 'CTH', 'carp'], 'easier'],
    ['a condition in place of one rule', ['CC', '', ''], ['CTH', 'CC', 'carp'], 'easier'],
    ['a rule in place of a condition', ['CTH', 'CC', 'carp'], ['CC', '', ''], 'stricter'],
    ['another condition', ['CTH', 'CC', 'carp'], ['CTH', 'CC', 'insect'], 'different'],
  ])('compares %s', (_name, before, after, effect) => {
    const { changes } = difference(table(['0304', ...before]), table(['0304', ...after]));
    expect(changes).toMatchObject([{ code: '0304', codes: 2, effect }]);
  });

  it('is empty for equal editions', () => {
    expect(difference(table(['01', 'WO']), table(['01', 'WO']))).toMatchObject({ changes: [], effects: [] });
  });
});
