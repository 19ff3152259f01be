import type {
  NewsCode,
  NewsNeighbour,
  NewsRecord,
  NewsRow,
  UpcomingEvent,
} from '@/pages/portal/news/news-schema';
import { news } from '../../data/news';
import type { NewsEntry } from '../../data/news-entry';
import { hostileNews } from '../../data/news-hostile';
import { calendarEntries } from '../../data/news-upcoming';
import { sourcesFor } from '../../data/sources';
import { facetPage } from '../../search/facet-page';
import { findCode, nameOf } from '../../search/hs/hs-codes';
import { filterRows, paging, PORTAL_OPERATORS } from '../../search/list-query';
import { pick, type Locale, type Texts } from '../../locale';
import { portalGet, required } from '../../portal-conventions';
import { isFound } from '../../search/text-search';

const SOURCE = 'news';
const FACETS = ['kind', 'country', 'year'];

/** GET news/findPage, news/get, news/findUpcoming */
export const newsHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/news/findPage', ({ query, locale }) => {
    const { total, rows, facets } = facetPage(listed(query), requested(query), FACETS);
    return {
      total,
      rows: rows.map(({ entry }) => toRow(entry, locale)),
      facets,
      sources: sourcesFor([SOURCE], locale),
    };
  }),

  portalGet('*/rcep-boot/api/v1/portal/news/get', ({ query, locale }) => {
    const id = required(query, 'id', /^[\w-]{1,80}$/, '只能为字母、数字和连字符');
    const entry = [...news, hostileNews].find((candidate) => candidate.id === id);
    return entry === undefined ? null : toRecord(entry, query, locale);
  }),

  portalGet('*/rcep-boot/api/v1/portal/news/findUpcoming', ({ query, locale }) => {
    const after = required(query, 'after', /^\d{4}-\d{2}-\d{2}$/, '只能为 yyyy-MM-dd');
    const ahead = upcoming(locale).filter(({ date }) => date > after);
    const { pageNo, pageSize } = paging(query);
    const rows = ahead.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      total: ahead.length,
      rows,
      sources: sourcesFor(
        rows.map((row) => row.sourceId),
        locale,
      ),
    };
  }),
];

/** The input of the filters: a news item by the fields of the address, and whether the words of `q` are in it. */
interface Listed {
  entry: NewsEntry;
  id: string;
  date: string;
  kind: string;
  country: string[];
  year: string;
  sector: string[];
  isFound: string;
}

function listed(query: URLSearchParams): Listed[] {
  return news.map((entry) => ({
    entry,
    id: entry.id,
    date: entry.date,
    kind: entry.kind,
    country: entry.countries,
    year: entry.date.slice(0, 4),
    sector: entry.sectors ?? [],
    isFound: isFound(textsOf(entry), query.get('q')) ? 'yes' : 'no',
  }));
}

/** The query with the words as one more filter, and the order of a list of news. */
function requested(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query);
  own.set('isFound_EQ', 'yes');
  own.set('date_ORDER', 'DESC');
  own.set('id_ORDER', 'ASC');
  return own;
}

/** All texts about a news item in any language, and its codes with and without the dot. */
function textsOf(entry: NewsEntry): string[] {
  const codes = (entry.hs ?? []).flatMap((hs) => [hs, `${hs.slice(0, 4)}.${hs.slice(4)}`]);
  return [...Object.values(entry.headline), ...Object.values(entry.body).map(plain), ...codes];
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');

function toRow(entry: NewsEntry, locale: Locale): NewsRow {
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

const firstParagraph = (html: string): string => plain(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html).trim();

async function toRecord(entry: NewsEntry, query: URLSearchParams, locale: Locale): Promise<NewsRecord> {
  const list = filterRows(listed(query), requested(query), PORTAL_OPERATORS).map((row) => row.entry);
  const at = list.findIndex((candidate) => candidate.id === entry.id);
  const neighbour = (index: number): NewsNeighbour | null => {
    const found = at < 0 ? undefined : list[index];
    return found ? { id: found.id, date: found.date, headline: pick(found.headline, locale) } : null;
  };
  return {
    ...toRow(entry, locale),
    body: pick(entry.body, locale),
    codes: await Promise.all((entry.hs ?? []).map((hs) => toCode(hs, entry.hsUnchecked === true, locale))),
    lane: entry.lane ?? null,
    riskCaseId: entry.riskCaseId ?? null,
    newer: neighbour(at - 1),
    older: neighbour(at + 1),
    sources: sourcesFor([SOURCE], locale),
  };
}

async function toCode(hs: string, isUnchecked: boolean, locale: Locale): Promise<NewsCode> {
  const code = await findCode(hs);
  const name = code === null ? null : nameOf(code, locale);
  return {
    hs,
    name: name && { text: name.text, lang: name.lang },
    mark: isUnchecked ? 'unchecked' : 'fact',
  };
}

/** All dated events, nearest first: news by its date, and the calendar. */
function upcoming(locale: Locale): UpcomingEvent[] {
  const ofNews = news.map((entry) => event({ ...entry, sourceId: SOURCE }, entry.headline, entry.id, locale));
  const ofCalendar = calendarEntries.map((entry) => event(entry, entry.title, null, locale));
  return [...ofNews, ...ofCalendar].toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id),
  );
}

type Dated = Omit<UpcomingEvent, 'title' | 'newsId' | 'riskCaseId'> & { riskCaseId?: string | null };

function event(dated: Dated, title: Texts, newsId: string | null, locale: Locale): UpcomingEvent {
  const { id, date, kind, countries, mark, sourceId, riskCaseId = null } = dated;
  return { id, date, kind, title: pick(title, locale), countries, newsId, riskCaseId, mark, sourceId };
}
