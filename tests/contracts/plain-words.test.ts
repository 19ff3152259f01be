import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Words that say less than a term of the field (docs/glossary.md, plain English), and how often the source still has
 * them: in comments, in strings, and as a part of a name. What is left are an address, former names of it, and the
 * names of saved data in the browser and in exported files. A number may only become smaller.
 */
const LEFT: Readonly<Record<string, number>> = {
  anew: 0,
  asked: 0,
  held: 2,
  judge: 0,
  judged: 0,
  judging: 0,
  kept: 16,
  lane: 0,
  lanes: 0,
  stands: 0,
  told: 0,
  untold: 0,
};

/** The words of a source text in lower case; a name is the words it is made of. */
const wordsOf = (source: string): string[] =>
  (source.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

const SOURCE = resolve(import.meta.dirname, '../../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(tsx?|css)$/.test(file),
);
const texts = readdirSync(resolve(SOURCE, 'shared/i18n/locales/zh'));
const words = files.flatMap((file) => wordsOf(readFileSync(resolve(SOURCE, file), 'utf8')));

describe('the words of the source', () => {
  it('are read', () => {
    expect(files.length).toBeGreaterThan(1000);
  });

  it('are found in comments and in names', () => {
    expect(wordsOf('/** What is held. */ const keptRows = isASKED(HELD_ROW);')).toEqual(
      'what is held const kept rows is asked held row'.split(' '),
    );
  });

  it.each(Object.entries(LEFT))('%s is not used more than %i times', (word, most) => {
    expect(words.filter((each) => each === word).length).toBeLessThanOrEqual(most);
  });

  it.each(texts)('none of them is in a key of %s', (file) => {
    const json = readFileSync(resolve(SOURCE, 'shared/i18n/locales/zh', file), 'utf8');
    const keys = [...json.matchAll(/"([^"]+)": /g)].flatMap(([, key = '']) => wordsOf(key));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((word) => word in LEFT)).toEqual([]);
  });
});
