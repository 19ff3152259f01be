import { describe, expect, it } from 'vitest';
import { caseOf, valuesOfCase } from '../../../mocks/content/kinds/risk-cases';
import { textFields } from '../../../mocks/content/kinds/values';
import { caseEntries, caseRecord } from '../../../mocks/data/risk-cases';
import { caseMeasureWords } from '../../../mocks/data/risk-cases/case-measure-words';
import { caseStatusWords } from '../../../mocks/data/risk-cases/case-status-words';
import { locales, type Locale, type Texts } from '../../../mocks/locale';

const ids = caseEntries.map(({ base }) => base.id);
const withMeasure = caseEntries.flatMap(({ base, measure }) =>
  measure === null ? [] : [{ id: base.id, measure }],
);

/** The figures of a text in the order of their size, as numbers. Vietnamese has a decimal comma. */
function figuresOf(text: string, locale: Locale): number[] {
  const plain = locale === 'vi' ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;
  // "per square metre" and "per tonne" begin with a 1 in Japanese.
  const figures = plain.replace(/1(?=平方メートル|トン)/g, '').match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return figures.map((figure) => Number(figure.replaceAll(',', ''))).sort((a, b) => a - b);
}

/** The numbers of decisions, orders and cases in a text. */
const numbersOf = (text = ''): string[] =>
  (
    text
      .replaceAll('QĐ', 'QD')
      .match(/\d+\/QD-BCT|\d+\/\d{4}-Customs|\d+\/PMK[.\d/]+\d|(?:DAO|AD\d{4}|ER)[ -]?[\d-]+/g) ?? []
  ).sort();

describe('the words of cases', () => {
  it('are those of each case, in six languages', () => {
    expect(Object.keys(caseStatusWords).sort()).toEqual(ids.toSorted());
    expect(Object.keys(caseMeasureWords).sort()).toEqual(withMeasure.map(({ id }) => id).sort());
    const texts: Texts[] = caseEntries.flatMap(({ status, measure }) => [
      status,
      ...(measure ? [measure] : []),
    ]);
    for (const each of texts) expect(Object.keys(each).sort()).toEqual([...locales].sort());
  });

  it.each(locales)('have the same figures in %s as in English', (locale) => {
    for (const { id, measure } of withMeasure)
      expect(figuresOf(measure[locale] ?? '', locale), id).toEqual(figuresOf(measure.en ?? '', 'en'));
  });

  it.each(locales)('have the same numbers of documents in %s as in English', (locale) => {
    for (const { base, status } of caseEntries)
      expect(numbersOf(status[locale]), base.id).toEqual(numbersOf(status.en));
  });

  it('are those of another language, with its name, where a case has none in the reader’s', () => {
    const [entry] = caseEntries;
    const values = { ...valuesOfCase(entry!), statusVi: null, measureVi: null, measureEn: null };
    const sent = caseRecord(caseOf(entry!.base.id, values), 'vi');
    expect(sent.status).toEqual({ text: entry!.status.en, lang: 'en' });
    expect(sent.measure).toEqual({ text: entry!.measure?.zh, lang: 'zh' });
    const without = { ...values, ...textFields('measure', null) };
    expect(caseRecord(caseOf(entry!.base.id, without), 'vi').measure).toBeNull();
  });
});
