import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';
import { news } from '../../mocks/data/news';
import { wrongVariants } from '../support/wrong-variants';
import { VARIANTS } from './glossary-variants';

describe('the news of the mocks use the terms of docs/glossary.md', () => {
  it.each(LANGUAGES)('%s has none of the known wrong variants', (language) => {
    const texts = news.flatMap(({ id, headline, body }) =>
      [headline, body].map((text) => [id, text[language] ?? ''] as const),
    );
    expect(wrongVariants(texts, VARIANTS[language])).toEqual([]);
  });
});
