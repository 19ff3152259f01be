import { describe, expect, it } from 'vitest';
import { areAlike, areSame, NOT_HELD, NOT_READ } from '@/pages/portal/nation-guide/facts/fact';
import type { Fact } from '@/pages/portal/nation-guide/facts/fact';

const held = (text: string): Fact => ({ kind: 'held', text, mark: 'fact' });

describe('the facts of a row', () => {
  it.each<[string, Fact[], boolean, boolean]>([
    ['the same held in all', [held('a'), held('a')], true, true],
    ['held and different', [held('a'), held('b')], false, false],
    ['held in none', [NOT_HELD, NOT_HELD], true, false],
    ['held in one', [held('a'), NOT_HELD], false, false],
    ['one not read', [NOT_HELD, NOT_READ], false, false],
  ])('%s', (_, facts, isAlike, isSame) => {
    expect([areAlike(facts), areSame(facts)]).toEqual([isAlike, isSame]);
  });
});
