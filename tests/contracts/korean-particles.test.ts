import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const areas = import.meta.glob<Texts>('../../src/shared/i18n/locales/ko/*.json', {
  import: 'default',
  eager: true,
});

const leaves = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leaves(text)));

/** A value, what closes behind it (a tag, a bracket, a quotation mark), and a particle whose form depends on the last sound before it. */
const VALUE_WITH_PARTICLE =
  /\}\}(?:<\/\w+>|[)\]’”」%])*\s?(?:은|는|이|가|을|를|과|와|으로|로|이며|이고|이나)(?=[\s.,:;!?)]|$)/;
const EITHER_PARTICLE = /은\(는\)|이\(가\)|을\(를\)|과\(와\)|와\(과\)|\(으\)로/;

describe('Korean texts', () => {
  const texts = Object.values(areas).flatMap(leaves);

  it('are there to be read', () => expect(texts.length).toBeGreaterThan(4000));

  it('give a value no particle that depends on it', () =>
    expect(texts.filter((text) => VALUE_WITH_PARTICLE.test(text))).toEqual([]));

  it('write no two particles for the reader to choose from', () =>
    expect(texts.filter((text) => EITHER_PARTICLE.test(text))).toEqual([]));

  it.each(['{{country}}를 제외', '<b>{{code}}</b>은 충족', '(‘{{name}}’)으로 이동', '{{end}}로.'])(
    'finds the particle in %s',
    (text) => expect(text).toMatch(VALUE_WITH_PARTICLE),
  );
});
