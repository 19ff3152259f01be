import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';
import { leaves, wrongVariants, type Texts } from '../support/wrong-variants';
import { VARIANTS } from './glossary-variants';

const FOLDER = 'src/shared/i18n/locales';

describe('texts use the terms of docs/glossary.md', () => {
  it.each(LANGUAGES)('%s has none of the known wrong variants', (language) => {
    const texts = readdirSync(`${FOLDER}/${language}`).flatMap((file) =>
      leaves(
        file.replace('.json', ''),
        JSON.parse(readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')) as Texts,
      ),
    );
    expect(texts.length).toBeGreaterThan(5_000);
    expect(wrongVariants(texts, VARIANTS[language])).toEqual([]);
  });
});
