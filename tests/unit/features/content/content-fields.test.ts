import { describe, expect, it } from 'vitest';
import { changedLines } from '@/features/content/changes/changes-in-words';
import {
  fieldIn,
  hasSameValues,
  missingLanguages,
  textNaming,
  valuesOfKind,
  type ContentKind,
} from '@/features/content/content-kind';
import { indexInputKind } from '@/pages/console/content/kinds/index-input-schema';
import { lawKind } from '@/pages/console/content/kinds/law-schema';
import { riskCaseKind } from '@/pages/console/content/kinds/risk-case-schema';
import { standardKind } from '@/pages/console/content/kinds/standard-schema';
import { synonymKind } from '@/pages/console/content/kinds/synonym-schema';
import { LANGUAGES } from '@/shared/i18n/languages';

const fieldOf = (kind: ContentKind, name: string) => kind.fields.find((field) => field.name === name)!;

describe('the difference of two values', () => {
  const indicators = fieldOf(standardKind, 'indicators');

  it.each<[string | null, string, string[]]>([
    ['a\nb\nc', 'a\nx\nc', ['b', 'x']],
    ['a\nb', 'a', ['b', '']],
    [null, 'a', ['', 'a']],
    ['a\nb', 'b\na', ['a\nb', 'b\na']],
  ])('of rows %j and %j is the rows that differ', (before, after, changed) => {
    expect(changedLines(indicators, before, after)).toEqual(changed);
  });

  it('of other fields is the whole value', () => {
    const title = fieldOf(lawKind, 'contentZh');
    expect(changedLines(title, 'a\nb', 'a\nc')).toEqual(['a\nb', 'a\nc']);
  });
});

it.each([
  [{ a: '1', b: 2 }, { b: 2, a: '1' }, true],
  [{ a: '1', b: null }, { a: '1' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: null }, null, false],
  [null, null, true],
])('%j and %j are the same values: %s', (one, other, isSame) => {
  expect(hasSameValues(one, other)).toBe(isSame);
});

it('the name of a record is a text in several languages, or fields', () => {
  expect(textNaming(lawKind)).toBe('title');
  expect(textNaming(standardKind)).toBeNull();
});

it('words to match are missing in no language', () => {
  expect(missingLanguages(synonymKind, { codes: '0810', wordsZh: '佐布果' })).toEqual([]);
  expect(missingLanguages(lawKind, { titleZh: '法', titleEn: 'Law' })).toEqual(['ja', 'ko', 'vi', 'ms']);
});

it('an optional text without any language is missing in none', () => {
  const texts = (text: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [fieldIn(text, language), language]));
  const filled = { ...texts('product'), ...texts('status') };
  expect(missingLanguages(riskCaseKind, { ...filled, measureZh: null, measureEn: ' ' })).toEqual([]);
  expect(missingLanguages(riskCaseKind, { ...filled, measureEn: '5%' })).toEqual([
    'zh',
    'ja',
    'ko',
    'vi',
    'ms',
  ]);
});

describe('what follows from the values of a standard', () => {
  const derived = (name: string, values: Record<string, string | null>) =>
    standardKind.derived?.find((field) => field.name === name)?.derive(values, '2026-11-28');

  it.each<[Record<string, string>, string]>([
    [{ statusBasis: 'dates', inForceFrom: '2026-11-28' }, 'inForce'],
    [{ statusBasis: 'dates', inForceFrom: '2026-11-29' }, 'upcoming'],
    [{ statusBasis: 'dates', inForceFrom: '2020-01-01', until: '2026-11-28' }, 'withdrawn'],
    [{ statusBasis: 'dates' }, 'unknown'],
    [{ statusBasis: 'catalogue' }, 'inForce'],
    [{ statusBasis: 'withdrawn', inForceFrom: '2020-01-01' }, 'withdrawn'],
  ])('%j: %s', (values, status) => {
    expect(derived('status', values)).toBe(status);
  });

  it('counts its rows', () => {
    expect(derived('indicatorCount', { indicators: null })).toBe(0);
    expect(derived('relationCount', { relations: 'adopts | IDT | a | fact\nreplaces |  | b | fact' })).toBe(
      2,
    );
  });
});

it('a figure that was typed, or read from a file, is the number it is saved as', () => {
  const typed = { year: '2018', value: ' 2651.01 ', country: 'CN' };
  expect(valuesOfKind(indexInputKind, typed)).toMatchObject({ year: 2018, value: 2651.01, country: 'CN' });
  expect(valuesOfKind(indexInputKind, { value: '12,5' })).toMatchObject({ value: '12,5' });
  expect(valuesOfKind(indexInputKind, { value: '0.0000001' })).toMatchObject({ value: '0.0000001' });
  expect(valuesOfKind(indexInputKind, { value: '' })).toMatchObject({ value: null });
  expect(valuesOfKind(lawKind, { number: '2018' })).toMatchObject({ number: '2018' });
});
