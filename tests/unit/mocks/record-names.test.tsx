import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { indexInputKind } from '@/pages/console/content/kinds/index-input-schema';
import { lawKind } from '@/pages/console/content/kinds/law-schema';
import { pairKind } from '@/pages/console/content/kinds/pair-schema';
import { riskCaseKind } from '@/pages/console/content/kinds/risk-case-schema';
import { standardKind } from '@/pages/console/content/kinds/standard-schema';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { Language } from '@/shared/i18n/languages';
import { indexInputStore } from '../../../mocks/content/kinds/index-inputs';
import { pairStore } from '../../../mocks/content/kinds/pairs';
import { riskCaseStore } from '../../../mocks/content/kinds/risk-cases';
import { recordNames } from '../../../mocks/content/record-names';
import { locales } from '../../../mocks/locale';
import { InLanguage } from '../../support/in-language';

/** What the list of a kind calls these records. */
function namesInList(kind: ContentKind, all: readonly ContentValues[], language: Language): string[] {
  let names: string[] = [];
  const Names = () => {
    const words = useKindWords(kind);
    names = all.map((values) => words.name(values));
    return null;
  };
  render(
    <InLanguage language={language}>
      <Names />
    </InLanguage>,
  );
  return names;
}

it.each(locales)('the server names pairs and figures as their lists do: %s', (language) => {
  for (const [kind, store] of [
    [pairKind, pairStore],
    [indexInputKind, indexInputStore],
  ] as const) {
    const all = store.records().map(({ values }) => values);
    const named = all.map((values) => recordNames(kind, values)[language]);
    expect(all.length).toBeGreaterThan(100);
    expect(named).toEqual(namesInList(kind, all, language));
  }
});

it.each(locales)('the server names cases by importer and goods as their list does: %s', (language) => {
  const all = riskCaseStore.records().map(({ values }) => values);
  const named = all.map((values) => recordNames(riskCaseKind, values)[language]);
  expect(all.length).toBeGreaterThan(30);
  expect(named).toEqual(namesInList({ ...riskCaseKind, areas: [] }, all, language));
  expect(named.every((name) => name?.includes(' · '))).toBe(true);
});

it('a text beside a code stays in another language where it has no other', () => {
  const values = { importer: 'VN', productEn: 'Steel' };
  expect(recordNames(riskCaseKind, values)).toMatchObject({ zh: '越南 · Steel', en: 'Viet Nam · Steel' });
  expect(recordNames(riskCaseKind, { importer: 'VN' }).en).toBe('Viet Nam');
});

it('fields without a value are left out, and words are only those of choices', () => {
  expect(recordNames(indexInputKind, { indicator: 'exports', sector: null, country: 'VN' }).en).toBe(
    'Exports · Viet Nam',
  );
  expect(recordNames(standardKind, { number: 'CN' }).en).toBe('CN');
});

it('a text has the languages it is written in; a record without a name none', () => {
  expect(recordNames(lawKind, { titleZh: '法', titleEn: 'Law' })).toEqual({ zh: '法', en: 'Law' });
  expect(recordNames(lawKind, {})).toEqual({});
  expect(recordNames(pairKind, {})).toEqual({});
});
