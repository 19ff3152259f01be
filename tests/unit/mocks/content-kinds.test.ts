import { describe, expect, it } from 'vitest';
import { firstProblemOf } from '@/features/content/content-checks';
import { valuesOfKind } from '@/features/content/content-kind';
import { CONTENT_KINDS } from '@/pages/console/content/kinds/content-kinds-schema';
import { mockKind } from '../../../mocks/content/kinds/mock-kinds';
import { newsOf, valuesOfNews } from '../../../mocks/content/kinds/news';
import { caseOf, valuesOfCase } from '../../../mocks/content/kinds/risk-cases';
import { standardOf, valuesOfStandard } from '../../../mocks/content/kinds/standards';
import { packedStandards } from '../../../mocks/standards/packed-standards';
import { entryOf, valuesOfEntry } from '../../../mocks/content/kinds/index-inputs';
import { indexEntries } from '../../../mocks/data/trade/trade-index-entries';
import { valuesOfWarning, warningOf } from '../../../mocks/content/kinds/risk-warnings';
import { sourceOf, valuesOfSource } from '../../../mocks/content/kinds/sources';
import { synonymOfValues, valuesOfSynonym } from '../../../mocks/content/kinds/synonyms';
import { hsSynonyms } from '../../../mocks/data/hs-synonyms';
import { news } from '../../../mocks/data/news';
import { caseEntries, caseRecord } from '../../../mocks/data/risk-cases';
import { riskWarnings } from '../../../mocks/data/risk-warnings';
import { sourceEntries } from '../../../mocks/data/source-entries';
import { locales } from '../../../mocks/locale';

it.each(CONTENT_KINDS.map((kind) => [kind.id, kind] as const))(
  'the sample data of %s pass its own checks, and have no field that the form lacks',
  async (id, kind) => {
    const of = mockKind(id);
    await of?.prepare?.();
    const records = of?.store.records() ?? [];
    expect(records.length).toBeGreaterThan(10);
    for (const { id: record, values } of records) {
      expect([record, firstProblemOf(kind, values)]).toEqual([record, null]);
      expect(valuesOfKind(kind, values)).toEqual(values);
    }
  },
);

describe('the sample data are the same after a way through the values of the form', () => {
  it('news', () => {
    for (const entry of news) expect(newsOf(entry.id, valuesOfNews(entry))).toEqual(entry);
  });

  it('cases', () => {
    for (const entry of caseEntries)
      for (const locale of locales)
        expect(caseRecord(caseOf(entry.base.id, valuesOfCase(entry)), locale)).toEqual(
          caseRecord(entry, locale),
        );
  });

  it('warnings', () => {
    for (const record of riskWarnings) expect(warningOf(record.id, valuesOfWarning(record))).toEqual(record);
  });

  it('synonyms', () => {
    for (const entry of hsSynonyms)
      expect(synonymOfValues('s', valuesOfSynonym(entry))).toEqual({ ...entry, id: 's' });
  });

  it('sources', () => {
    for (const entry of Object.values(sourceEntries)) expect(sourceOf(valuesOfSource(entry))).toEqual(entry);
  });

  it('standards with their indicators and relations', async () => {
    for (const entry of await packedStandards())
      expect(standardOf(entry.id, valuesOfStandard(entry))).toEqual(entry);
  });

  it('figures of the indices', () => {
    for (const entry of indexEntries()) expect(entryOf(valuesOfEntry(entry))).toEqual(entry);
  });
});
