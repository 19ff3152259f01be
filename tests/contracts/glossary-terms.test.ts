import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { TERM_GROUPS } from '@/pages/portal/about/glossary/terms';
import { termWords } from '@/pages/portal/about/glossary/term-words';
import { LANGUAGES } from '@/shared/i18n/languages';
import { glossaryPath } from '@/shared/routing/glossary-path';
import { PATTERNS } from '@/shared/routing/paths';

type Texts = Record<string, Record<string, string>>;

const read = (language: string, area: string): Texts =>
  JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/${area}.json`, 'utf8')) as Texts;
const terms = TERM_GROUPS.flatMap((group) => group.terms);
const ids = terms.map(({ id }) => id);

describe('terms of the glossary page', () => {
  it('are about forty, each once', () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(LANGUAGES)(
    '%s: each term has its name for the search and its meaning, and no other has',
    (language) => {
      const names = read(language, 'search')['terms'] ?? {};
      const meanings = read(language, 'glossary')['meaning'] ?? {};
      expect(Object.keys(names)).toEqual(ids);
      expect(Object.keys(meanings)).toEqual(ids);
      const shown = ids.map((id) => termWords(names[id] ?? '').name);
      expect(shown.filter((name) => name.trim() === '')).toEqual([]);
      expect(new Set(shown).size, 'a name is of one term only').toBe(shown.length);
      expect(
        Object.values(meanings).filter((text) => !/^\p{L}.{11,}[.。]$/u.test(text)),
        'a sentence',
      ).toEqual([]);
    },
  );

  it.each(LANGUAGES)('%s: each group and each place in the Agreement has its words', (language) => {
    const { group = {}, ref = {} } = read(language, 'glossary');
    expect(Object.keys(group)).toEqual(TERM_GROUPS.map(({ id }) => id));
    for (const { place } of terms) {
      if (place === null) continue;
      const key = 'annex' in place ? place.annex : 'chapter' in place ? 'chapter' : 'article';
      expect(ref[key], key).toBeTruthy();
    }
  });

  it('lead to pages that exist', () => {
    const patterns = Object.values(PATTERNS);
    for (const { id, use } of terms) {
      const path = use.address.split('?')[0] ?? '';
      expect(
        patterns.some((pattern) => matchPath(pattern, path)),
        `${id}: ${use.address}`,
      ).toBe(true);
      for (const language of LANGUAGES)
        expect(read(language, 'shell')['title']?.[use.titleKey.replace('shell:title.', '')]).toBeTruthy();
    }
    expect(glossaryPath('rvc')).toBe('/home/about?section=glossary&term=rvc');
  });

  it('refer to articles with a number, in chapters of the Agreement', () => {
    for (const { id, place } of terms) {
      if (place !== null && 'article' in place)
        expect(place.article, id).toMatch(/^(?:[1-9]|1\d|20)\.[1-9]\d?$/);
    }
  });
});
