import { afterEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../../../mocks/db';
import type { Locale } from '../../../../mocks/locale';
import {
  countSearch,
  countedWords,
  dismissSearch,
  emptySearches,
  withoutBeginnings,
  type SearchPlace,
} from '../../../../mocks/queue/empty-searches';

afterEach(resetDb);

describe('words that are counted', () => {
  it.each([
    ['  Flux   Capacitor ', 'flux capacitor'],
    ['ＡＢＣ膜', 'abc膜'],
    ['光伏', '光伏'],
    ['usb 3 cable', 'usb 3 cable'],
    ['a', null],
    ['', null],
    ['9406', null],
    ['85.07', null],
    ['name@example.com', null],
    ['order 1234567', null],
    ['tel +86 10 5555 0100', null],
    ['https://example.com/x', null],
    ['x'.repeat(61), null],
  ])('%s', (typed, words) => {
    expect(countedWords(typed)).toBe(words);
  });
});

describe('counts', () => {
  const count = (typed: string, search: { language?: Locale; where?: SearchPlace; day?: string } = {}) =>
    countSearch(typed, 0, { language: 'en', where: 'goods', day: '2026-11-20', ...search });

  it('by words, language and place, with the last day; nothing else is stored', () => {
    count('Flux capacitor');
    count('flux  CAPACITOR', { day: '2026-11-22' });
    count('flux capacitor', { language: 'zh' });
    count('flux capacitor', { where: 'site' });
    expect(emptySearches()[0]).toEqual({
      words: 'flux capacitor',
      language: 'en',
      where: 'both',
      times: 2,
      lastDay: '2026-11-22',
    });
    expect(emptySearches()).toMatchObject([
      { language: 'en' },
      { language: 'zh', where: 'goods', times: 1, lastDay: '2026-11-20' },
    ]);
  });

  it('words that find something now are forgotten', () => {
    count('flux capacitor');
    countSearch('Flux Capacitor', 3, { language: 'zh', where: 'goods', day: '2026-11-21' });
    expect(emptySearches()).toEqual([]);
  });

  it('a search of the site for goods that have codes did not find nothing; the reverse did', () => {
    countSearch('battery', 3, { language: 'en', where: 'goods', day: '2026-11-20' });
    count('battery', { where: 'site' });
    count('electric car');
    countSearch('electric car', 2, { language: 'en', where: 'site', day: '2026-11-20' });
    expect(emptySearches().map(({ words }) => words)).toEqual(['electric car']);
  });

  it('dismissed words do not return', () => {
    count('certificate');
    dismissSearch('certificate', 'en');
    count('certificate');
    count('certificate', { where: 'site' });
    expect(emptySearches()).toEqual([]);
  });

  it('at most 1,000 words: the ones searched longest ago make room', () => {
    for (let at = 0; at < 1000; at += 1) count(`word ${at} x`);
    count('word 0 x');
    count('another');
    const words = emptySearches().map((row) => row.words);
    expect(words).toHaveLength(1000);
    expect(words).toContain('word 0 x');
    expect(words).not.toContain('word 1 x');
  });
});

it.each([
  [
    'a beginning typed on the way',
    [
      ['flux', 1],
      ['flux cap', 1],
    ],
    ['flux cap'],
  ],
  [
    'a beginning searched more often',
    [
      ['flux', 3],
      ['flux cap', 2],
    ],
    ['flux', 'flux cap'],
  ],
  [
    'other words',
    [
      ['flux', 1],
      ['cap', 1],
    ],
    ['flux', 'cap'],
  ],
] as const)('%s', (_name, rows, left) => {
  const searches = rows.map(([words, times]) => ({
    words,
    times,
    language: 'en' as const,
    where: 'goods' as const,
    lastDay: '2026-11-20',
  }));
  expect(withoutBeginnings(searches).map(({ words }) => words)).toEqual(left);
});
