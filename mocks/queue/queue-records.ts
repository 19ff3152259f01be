import type { RecordMark } from '@/shared/api/record-schema';
import { lastDateOf, caseEntries, caseRow } from '../data/risk-cases';
import { caseNames } from '../data/risk-case-names';
import { laws } from '../data/laws';
import { news } from '../data/news';
import { sourceEntries } from '../data/sources';
import { locales, type Locale, type Texts } from '../locale';
import { nextCheckOfCase, nextCheckOfLaw, nextCheckOfSource, type NextCheck } from './next-check';

/** A record of the content as far as the work queue needs it. `missing`: languages without one of its texts. */
export interface QueueRecord {
  kind: string;
  id: string;
  name: Texts;
  mark: RecordMark;
  missing: readonly Locale[];
  next: NextCheck | null;
}

/** Laws, cases, news and sources. */
export const queueRecords = (today: string): QueueRecord[] => [
  ...laws.map((law) => {
    const own = law.name !== null && isLocale(law.name.lang) ? { [law.name.lang]: law.name.text } : {};
    const name: Texts = { zh: law.titleZh, en: law.titleEn, ...own };
    const texts = law.content === null ? [name] : [name, law.content.texts];
    const next = nextCheckOfLaw(law, today);
    return { kind: 'law', id: law.id, name, mark: law.mark, missing: missingIn(texts), next };
  }),
  ...caseEntries.map((entry) => {
    const name = caseNames(entry.base);
    const row = caseRow(entry, 'zh');
    const next = nextCheckOfCase({ ...row, lastDate: lastDateOf(entry.facts) });
    return { kind: 'riskCase', id: row.id, name, mark: row.mark, missing: missingIn([name]), next };
  }),
  ...news.map(({ id, headline, body, mark }) => ({
    kind: 'news',
    id,
    name: headline,
    mark,
    missing: missingIn([headline, body]),
    next: null,
  })),
  ...Object.entries(sourceEntries).map(([id, source]) => ({
    kind: 'source',
    id,
    name: source.title,
    mark: source.mark,
    missing: missingIn([source.title]),
    next: nextCheckOfSource(source),
  })),
];

const isLocale = (lang: string): lang is Locale => (locales as readonly string[]).includes(lang);

/** The languages in which one of the texts is missing. */
const missingIn = (texts: readonly Texts[]): Locale[] =>
  locales.filter((locale) => texts.some((text) => (text[locale] ?? '') === ''));
