import { describe, expect, it } from 'vitest';
import { languageName, languageNameFirst } from '@/shared/i18n/language-name';

describe('the name of a language in a sentence', () => {
  it.each([
    ['zh', 'en', '英语'],
    ['en', 'zh', 'Chinese'],
    ['ja', 'zh', '中国語'],
    ['ko', 'zh', '중국어'],
    ['vi', 'zh', 'tiếng Trung'],
    ['ms', 'en', 'Inggeris'],
  ] as const)('%s calls %s %s', (reader, language, name) =>
    expect(languageName(language, reader)).toBe(name),
  );
});

it.each([
  ['zh', 'en', '英语'],
  ['en', 'zh', 'Chinese'],
  ['vi', 'zh', 'Tiếng Trung'],
] as const)('at the beginning of a line %s calls %s %s', (reader, language, name) =>
  expect(languageNameFirst(language, reader)).toBe(name),
);
