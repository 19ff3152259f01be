import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';

/** The area of texts in which a page keeps its heading, by the name of its title. */
const AREAS = {
  dataView: 'dataview',
  tradeIndex: 'indices',
  riskCase: 'risk',
  lawService: 'law',
  kept: 'kept',
  tariffBrowse: 'browse',
};

const textsOf = (language: string, area: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../src/shared/i18n/locales/${language}/${area}.json`, import.meta.url),
      'utf8',
    ),
  ) as { title: string & Record<string, string> };

describe('the heading of a page is its title', () => {
  it.each(LANGUAGES)('in %s', (language) => {
    const { title } = textsOf(language, 'shell');
    for (const [page, area] of Object.entries(AREAS))
      expect(textsOf(language, area).title, page).toBe(title[page]);
  });
});
