import { caseEntries, caseRow, lastDateOf } from '../data/risk-cases';
import { caseNames } from '../data/risk-case-names';
import { news } from '../data/news';
import { sourceEntries } from '../data/sources';
import { locales, type Locale, type Texts } from '../locale';
import { nextCheckOfCase, nextCheckOfSource } from './next-check';
import type { QueueRecord } from './queue-records';

/** Cases, news and sources of the sample data, for as long as staff cannot edit them. */
export const sampleRecords = (): QueueRecord[] => [
  ...caseEntries.map((entry) => {
    const row = caseRow(entry, 'zh');
    const next = nextCheckOfCase({ ...row, lastDate: lastDateOf(entry.facts) });
    return { kind: 'riskCase', id: row.id, ...named(caseNames(entry.base)), mark: row.mark, next };
  }),
  ...news.map(({ id, headline, body, mark }) => ({
    kind: 'news',
    id,
    ...named(headline, body),
    mark,
    next: null,
  })),
  ...Object.entries(sourceEntries).map(([id, source]) => ({
    kind: 'source',
    id,
    ...named(source.title),
    mark: source.mark,
    next: nextCheckOfSource(source),
  })),
];

const named = (name: Texts, ...others: Texts[]) => ({ name, missing: missingIn([name, ...others]) });

/** The languages in which one of the texts is missing. */
const missingIn = (texts: readonly Texts[]): Locale[] =>
  locales.filter((locale) => texts.some((text) => (text[locale] ?? '') === ''));
