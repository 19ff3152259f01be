import { fieldIn } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import type { NewsEntry } from '../../data/news-entry';
import { news } from '../../data/news';
import { publishedRecords } from '../published';
import { createContentStore } from '../store';
import { choiceOf, codesOf, joined, textFields, textOf, textsIn } from './values';

/** The news that staff edit. */
export const newsStore = createContentStore('news', () =>
  news.map((entry) => ({ id: entry.id, values: valuesOfNews(entry) })),
);

const published = publishedRecords(newsStore, news, newsOf);
let sorted: { of: readonly NewsEntry[]; entries: readonly NewsEntry[] } = { of: news, entries: news };

/** The news that visitors see today, newest first. */
export function publishedNews(): readonly NewsEntry[] {
  const of = published();
  if (sorted.of !== of)
    sorted = {
      of,
      entries: of.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
    };
  return sorted.entries;
}

/** A news item as staff edit it. */
export function valuesOfNews(entry: NewsEntry): ContentValues {
  const { kind, date, headline, body, countries, origin, hs, hsUnchecked, pair, sectors } = entry;
  return {
    kind,
    date,
    ...textFields('headline', headline),
    ...textFields('body', body),
    countries: joined(countries),
    originZh: origin?.name.zh ?? null,
    originEn: origin?.name.en ?? null,
    originJa: origin?.name.ja ?? null,
    originUrl: origin?.url ?? null,
    originDate: origin?.date ?? null,
    hs: joined(hs),
    hsMark: hsUnchecked === true ? 'unchecked' : null,
    pairFrom: pair?.from ?? null,
    pairTo: pair?.to ?? null,
    sectors: joined(sectors),
    riskCaseId: entry.riskCaseId ?? null,
    mark: entry.mark,
  };
}

/** The news item that the portal sends for these values. */
export function newsOf(id: string, values: ContentValues): NewsEntry {
  const [hs, sectors, riskCaseId] = [
    codesOf(values, 'hs'),
    codesOf(values, 'sectors'),
    textOf(values, 'riskCaseId'),
  ];
  const pairTo = textOf(values, 'pairTo');
  return {
    id,
    kind: choiceOf<NewsEntry['kind']>(values, 'kind'),
    date: choiceOf(values, 'date'),
    headline: textsIn(values, 'headline') ?? {},
    body: textsIn(values, 'body') ?? {},
    countries: codesOf(values, 'countries'),
    origin: originOf(values),
    ...(hs.length > 0 && { hs }),
    ...(textOf(values, 'hsMark') === 'unchecked' && { hsUnchecked: true }),
    ...(pairTo !== null && { pair: { from: textOf(values, 'pairFrom'), to: pairTo } }),
    ...(sectors.length > 0 && { sectors: sectors as NonNullable<NewsEntry['sectors']> }),
    ...(riskCaseId !== null && { riskCaseId }),
    mark: choiceOf<NewsEntry['mark']>(values, 'mark'),
  };
}

function originOf(values: ContentValues): NewsEntry['origin'] {
  const names = (['zh', 'en', 'ja'] as const).flatMap((language) => {
    const text = textOf(values, fieldIn('origin', language));
    return text === null ? [] : [[language, text] as const];
  });
  if (names.length === 0) return null;
  return {
    name: Object.fromEntries(names),
    url: textOf(values, 'originUrl'),
    date: textOf(values, 'originDate'),
  };
}
