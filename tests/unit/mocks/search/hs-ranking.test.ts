import { describe, expect, it } from 'vitest';
import { suggest } from '../../../../mocks/search/hs/hs-search';
import type { Locale } from '../../../../mocks/locale';

const placeIn = async (words: string, locale: Locale, hs: string): Promise<number> =>
  (await suggest(words, locale)).findIndex((row) => row.hs === hs);

describe('the order of what is found', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'coffee', '0901', '090111'],
    ['en', 'tractors', '8701', '870110'],
    ['zh', '咖啡', '0901', '090121'],
    ['vi', 'cà phê', '0901', '090111'],
    ['ja', 'ピアノ', '9201', '920110'],
  ])('%s: for %s the heading %s is before its subheading %s', async (locale, words, heading, below) => {
    const places = [await placeIn(words, locale, heading), await placeIn(words, locale, below)];
    expect(places[0]).toBe(0);
    expect(places[1]).toBeGreaterThan(0);
  });

  it.each<[Locale, string, string, string]>([['en', 'furniture', '9403', '830242']])(
    '%s: for %s the goods %s are before %s, which are for them',
    async (locale, words, goods, others) => {
      const places = [await placeIn(words, locale, goods), await placeIn(words, locale, others)];
      expect(places[0]).toBe(0);
      expect(places[1] === -1 || (places[1] ?? 0) > 5).toBe(true);
    },
  );

  it('each proposal carries its level', async () => {
    const rows = await suggest('steel', 'en');
    const LENGTHS = { chapter: 2, heading: 4, subheading: 6 };
    expect(rows.every(({ hs, level }) => hs.length === LENGTHS[level])).toBe(true);
    expect(new Set(rows.map(({ level }) => level)).size).toBe(3);
  });

  it('a heading that is not split is offered as its one subheading', async () => {
    const hs = (await suggest('honey', 'en')).map((row) => row.hs);
    expect(hs[0]).toBe('040900');
    expect(hs).not.toContain('0409');
  });
});
