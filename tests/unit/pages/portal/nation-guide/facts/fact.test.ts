import { describe, expect, it } from 'vitest';
import { areAlike, areSame, NO_DATA, NOT_READ } from '@/pages/portal/nation-guide/facts/fact';
import type { Fact } from '@/pages/portal/nation-guide/facts/fact';

const available = (text: string): Fact => ({ kind: 'known', text, mark: 'fact' });

describe('the facts of a row', () => {
  it.each<[string, Fact[], boolean, boolean]>([
    ['the same in all', [available('a'), available('a')], true, true],
    ['different', [available('a'), available('b')], false, false],
    ['no data in any', [NO_DATA, NO_DATA], true, false],
    ['data in one only', [available('a'), NO_DATA], false, false],
    ['one not read', [NO_DATA, NOT_READ], false, false],
  ])('%s', (_, facts, isAlike, isSame) => {
    expect([areAlike(facts), areSame(facts)]).toEqual([isAlike, isSame]);
  });
});
