import type { NewsCode, NewsRecord, NewsRow } from '@/features/news/news-schema';
import type { NewsEntry } from '../data/news-entry';
import { sourcesFor } from '../data/sources';
import { pick, type Locale } from '../locale';
import { findCode, nameOf } from '../search/hs/hs-codes';

const SOURCE = 'news';

/** A news item as its page sends it, without its neighbours in the list. */
export async function newsAsSent(entry: NewsEntry, locale: Locale): Promise<NewsRecord> {
  return {
    ...newsInList(entry, locale),
    body: pick(entry.body, locale),
    codes: await Promise.all((entry.hs ?? []).map((hs) => toCode(hs, entry.hsUnchecked === true, locale))),
    pair: entry.pair ?? null,
    riskCaseId: entry.riskCaseId ?? null,
    newer: null,
    older: null,
    sources: sourcesFor([SOURCE], locale),
  };
}

/** HTML without its tags. */
export const plainText = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** A news item as the list of the portal sends it. */
export function newsInList(entry: NewsEntry, locale: Locale): NewsRow {
  const { id, kind, date, countries, mark } = entry;
  const body = pick(entry.body, locale);
  return {
    id,
    kind,
    date,
    headline: pick(entry.headline, locale),
    summary: { text: firstParagraph(body.text), lang: body.lang },
    countries,
    origin: entry.origin && { ...entry.origin, name: pick(entry.origin.name, locale) },
    mark,
    sourceId: SOURCE,
  };
}

const firstParagraph = (html: string): string =>
  plainText(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html).trim();

async function toCode(hs: string, isUnchecked: boolean, locale: Locale): Promise<NewsCode> {
  const code = await findCode(hs);
  const name = code === null ? null : nameOf(code, locale);
  return {
    hs,
    name: name && { text: name.text, lang: name.lang },
    mark: isUnchecked ? 'unchecked' : 'fact',
  };
}
