import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';

type Texts = { [key: string]: string | Texts };

const FOLDER = 'src/shared/i18n/locales';
const areas = readdirSync(`${FOLDER}/zh`);

const read = (language: string, area: string): Record<string, string> =>
  flat(JSON.parse(readFileSync(`${FOLDER}/${language}/${area}`, 'utf8')) as Texts);

function flat(texts: Texts, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}

/** Plural forms differ by language: `key_one` and `key_other` are one key. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)]
    .map((match) => match[1] ?? '')
    .toSorted((a, b) => a.localeCompare(b));

describe('UI text is complete in all six languages (product design §4, Language)', () => {
  it('has areas to compare', () => expect(areas.length).toBeGreaterThan(3));

  describe.each(LANGUAGES.filter((language) => language !== 'zh'))('%s', (language) => {
    it('has the same areas as Chinese, the source', () =>
      expect(readdirSync(`${FOLDER}/${language}`).toSorted()).toEqual(areas.toSorted()));

    it.each(areas)('%s has the same keys and placeholders, and no empty text', (area) => {
      const source = read('zh', area);
      const translated = read(language, area);
      const keys = (texts: Record<string, string>) =>
        [...new Set(Object.keys(texts).map(withoutPlural))].toSorted();
      expect(keys(translated)).toEqual(keys(source));
      for (const [key, text] of Object.entries(translated)) {
        const original =
          source[key] ?? source[withoutPlural(key)] ?? source[`${withoutPlural(key)}_other`] ?? '';
        // The space between sentences is none in Chinese and Japanese.
        if (key !== 'sentenceSpace') expect(text.trim(), key).not.toBe('');
        if (!key.endsWith('_one') && !key.endsWith('_zero'))
          expect(placeholders(text), key).toEqual(placeholders(original));
      }
    });
  });
});

describe('Translations are translations', () => {
  it('D30: Japanese says 本サイト of this site, not 本庫', () => {
    const texts = areas.flatMap((area) => Object.values(read('ja', area)));
    expect(texts.filter((text) => /[本当]庫/.test(text))).toEqual([]);
  });

  it.each(areas.filter((area) => area !== 'countries.json'))(
    '%s: long Chinese sentences are not left in other languages',
    (area) => {
      const source = read('zh', area);
      for (const language of ['en', 'ko', 'vi', 'ms']) {
        const same = Object.entries(read(language, area)).filter(
          ([key, text]) => text === source[key] && /[\u4e00-\u9fff]{4}/.test(text),
        );
        expect(same, language).toEqual([]);
      }
    },
  );
});

const SAME_WORDS = {
  'send.action': 'action.submit',
  'sendBack.action': 'action.sendBack',
  'publish.action': 'action.publish',
  'withdraw.action': 'action.withdraw',
  'restore.action': 'action.undelete',
  'audit.title': 'part.audit',
  'versions.title': 'part.versions',
  'filter.mark': 'field.law.mark',
  'field.state': 'column.state',
  'field.actedAt': 'column.actedAt',
  'field.updatedAt': 'column.updatedAt',
  'field.by': 'column.who',
  'field.asOf': 'field.law.asOf',
  'field.url': 'field.law.url',
};

describe('Editions and other content name states, actions and fields alike', () => {
  it.each(LANGUAGES)('%s', (language) => {
    const [content, editions, palette] = ['content', 'editions', 'palette'].map((area) =>
      read(language, `${area}.json`),
    );
    const wordsOf = (texts: Record<string, string> = {}, group: string, of = group) =>
      Object.fromEntries(
        Object.keys(content ?? {})
          .filter((key) => key.startsWith(`${group}.`))
          .map((key) => [key, texts[key.replace(group, of)]]),
      );
    for (const texts of [editions, palette])
      expect(wordsOf(texts, 'state')).toEqual(wordsOf(content, 'state'));
    expect(wordsOf(editions, 'act', 'did')).toEqual(wordsOf(content, 'act'));
    for (const [inEditions, inContent] of Object.entries(SAME_WORDS))
      expect(editions?.[inEditions], inEditions).toBe(content?.[inContent]);
  });
});
