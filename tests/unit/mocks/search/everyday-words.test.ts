import { describe, expect, it } from 'vitest';
import { allCodes } from '../../../../mocks/search/hs/hs-index';
import { suggest } from '../../../../mocks/search/hs/hs-search';
import { hsSynonyms } from '../../../../mocks/data/hs-synonyms';
import { locales } from '../../../../mocks/locale';
import { everydayWords } from './everyday-words';

const FIRST = 5;
const LEAST_FOUND = 0.97;

describe('everyday words lead to their heading', () => {
  it('the table has at least 200 words in six languages, over the chapters, and not the synonyms again', async () => {
    expect(everydayWords.length).toBeGreaterThanOrEqual(200);
    for (const locale of locales)
      expect(everydayWords.filter(({ lang }) => lang === locale).length).toBeGreaterThanOrEqual(30);
    const chapters = new Set(
      everydayWords.flatMap(({ headings }) => headings.map((code) => code.slice(0, 2))),
    );
    expect(chapters.size).toBeGreaterThanOrEqual(60);
    const known = new Set(await allCodes());
    expect(everydayWords.flatMap(({ headings }) => headings.filter((code) => !known.has(code)))).toEqual([]);
    const synonyms = new Set(hsSynonyms.flatMap(({ words }) => Object.values(words).flat()));
    const others = everydayWords.filter(({ words }) => !synonyms.has(words));
    expect(others.length).toBeGreaterThanOrEqual(150);
  });

  it('among the first five proposals', async () => {
    const missed: string[] = [];
    for (const { lang, words, headings } of everydayWords) {
      const first = (await suggest(words, lang)).slice(0, FIRST).map(({ hs }) => hs);
      if (!first.some((hs) => headings.some((heading) => hs.startsWith(heading))))
        missed.push(`${lang} ${words} → ${headings.join(' ')}, not ${first.join(' ')}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(
      Math.floor(everydayWords.length * (1 - LEAST_FOUND)),
    );
  });
});
