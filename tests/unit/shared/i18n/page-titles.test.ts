import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLACES } from '@/features/site-search/local/places';
import { LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';

type Texts = { [key: string]: string | Texts };

/** Where a page has its heading in a text of its own; the headings of other pages are their titles (`shell:title`). */
const HEADINGS: Readonly<Record<string, string>> = {
  dataView: 'dataview:title',
  tradeIndex: 'indices:title',
  riskCase: 'risk:title',
  lawService: 'law:title',
  saved: 'saved:title',
  tariffBrowse: 'browse:title',
  nationGuide: 'nation:index.title',
  newsDetails: 'news:list.title',
  search: 'search:title',
  about: 'about:title',
};

/** Texts that differ from the title, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'zh shell:menu.home': 'the specification names the page 平台首页 and its menu entry 首页',
};

const textAt = (language: Language, path: string): string | undefined => {
  const [area = '', key = ''] = path.split(':');
  const file = `../../../../src/shared/i18n/locales/${language}/${area}.json`;
  let found: string | Texts | undefined = JSON.parse(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ) as Texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

const titlesOf = (language: Language): string[] => {
  const shell = readFileSync(
    new URL(`../../../../src/shared/i18n/locales/${language}/shell.json`, import.meta.url),
    'utf8',
  );
  return Object.keys((JSON.parse(shell) as { title: Texts }).title);
};

describe('one page, one name', () => {
  it.each(LANGUAGES)('%s: menu entry and heading are the title', (language) => {
    const names = titlesOf(language).flatMap((page) => {
      const title = textAt(language, `shell:title.${page}`);
      const paths = [`shell:menu.${page}`, HEADINGS[page] ?? `shell:title.${page}`];
      return paths.flatMap((path) => {
        const text = textAt(language, path);
        const isMenu = path.startsWith('shell:menu.');
        const isSame = text === title || (isMenu && text === undefined);
        return isSame || `${language} ${path}` in OTHERWISE ? [] : [`${path}: ${text} ≠ ${title}`];
      });
    });
    expect(names).toEqual([]);
  });

  it('every reason is still needed', () => {
    for (const key of Object.keys(OTHERWISE)) {
      const [language, path] = key.split(' ') as [Language, string];
      expect(textAt(language, path)).not.toBe(textAt(language, path.replace('menu.', 'title.')));
    }
  });

  it.each(LANGUAGES)('%s: the search names every page by its title, or its menu entry', (language) => {
    const own = PLACES.filter(({ titleKey }) => !/^shell:(?:title|menu)\./.test(titleKey));
    // The key sectors are pages of one kind; they bear the sector's name.
    expect(own.every(({ titleKey }) => titleKey.startsWith('search:place.'))).toBe(true);
    for (const { titleKey } of PLACES) expect(textAt(language, titleKey), titleKey).toBeTruthy();
  });
});
