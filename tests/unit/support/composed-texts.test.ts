import { describe, expect, it } from 'vitest';
import type { Language } from '@/shared/i18n/languages';
import { composedOf, faultsOf, faultsOfText, placeholdersOf } from '../../support/composed-texts';
import type { ValueKind } from '../../support/composed-texts';

const COUNTRIES: Partial<Record<Language, string[]>> = { ko: ['호주', '중국'], en: ['Japan'] };

const found = (text: string, kind: ValueKind, language: Language, isSingular = false) => [
  ...new Set(
    composedOf(text, () => kind, language, COUNTRIES[language] ?? []).flatMap((made) =>
      faultsOf(made, language, isSingular),
    ),
  ),
];

describe('what is wrong with a composed sentence is found', () => {
  it.each<[Language, ValueKind, string, string[]]>([
    ['ko', 'country', '{{x}}는 서명국입니다.', ['particle 중국는']],
    ['ko', 'country', '{{x}}을 제외', ['particle 호주을']],
    ['ko', 'country', '<b>{{x}}</b>가 개시', ['particle 중국가']],
    ['ko', 'country', '{{x}}와 비교', ['particle 중국와']],
    ['ko', 'country', '{{x}}로 수출', ['particle 중국로']],
    ['ko', 'count', '{{x}}을 표시', ['particle 2을']],
    ['en', 'count', '{{x}} cases', ['1 cases']],
    ['en', 'count', 'Found: {{x}} more six-digit codes.', ['1 more six-digit codes']],
    ['en', 'count', '{{x}} are shown', ['1 are']],
    ['en', 'vagueDate', 'Repealed on {{x}}.', ['on July 2026', 'on 2026']],
    ['en', 'date', 'It ended in {{x}}.', ['in 1 July 2026', 'in 31 December 2026']],
    ['vi', 'vagueDate', 'từ ngày {{x}}', ['ngày 07/2026', 'ngày 2026']],
    ['zh', 'date', '自 {{x}}起适用', ['space before the date']],
    ['zh', 'date', '自{{x}} 起适用', ['space after the date']],
    ['zh', 'vagueDate', '自{{x}}年起', ['unit of the date twice']],
    ['ko', 'vagueDate', '{{x}}년 이후', ['unit of the date twice']],
    ['zh', 'rate', '税率 {{x}}%', ['percent sign twice']],
  ])('%s, %s: %s', (language, kind, text, faults) => expect(found(text, kind, language)).toEqual(faults));

  it.each<[Language, string, string]>([
    ['en', 'a  b', 'two spaces'],
    ['en', 'nothing held ( )', 'empty brackets'],
    ['zh', '未收录（）', 'empty brackets'],
    ['en', 'not here .', 'space before a sign'],
    ['en', 'since 2022-01-01', 'ISO date'],
    ['en', 'it is shown in 中文', 'language named 中文'],
    ['ko', 'English로 표시합니다', 'language named English'],
  ])('%s: %s', (language, text, fault) => expect(faultsOfText(text, language)).toEqual([fault]));
});

describe('what is right is left alone', () => {
  it.each<[Language, ValueKind, string]>([
    ['ko', 'country', '{{x}} 개시 사건'],
    ['ko', 'country', '{{x}}을(를) 지목'],
    ['ko', 'date', '{{x}}로 예정'],
    ['ko', 'language', '{{x}}로 표시합니다'],
    ['en', 'count', 'Cases: {{x}}'],
    ['en', 'count', '{{x}} of the lines'],
    ['en', 'many', 'at most {{x}} files'],
    ['en', 'number', 'rows {{x}} ones'],
    ['en', 'date', 'Imported on {{x}}'],
    ['vi', 'date', 'từ ngày {{x}}'],
    ['zh', 'date', '自{{x}}起适用'],
    ['zh', 'rate', '税率 {{x}}'],
  ])('%s, %s: %s', (language, kind, text) => expect(found(text, kind, language)).toEqual([]));

  it('the English singular may have a verb in -s', () => {
    const [one] = composedOf('{{count}} case names it', () => 'count', 'en', []).slice(1);
    expect(one && faultsOf(one, 'en', true)).toEqual([]);
    expect(one && faultsOf(one, 'en')).not.toEqual([]);
  });
});

it('placeholders are named with and without a format', () =>
  expect(placeholdersOf('{{count, number}} of {{ total }}')).toEqual(['count', 'total']));
