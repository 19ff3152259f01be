import type { NewsNeighbour, NewsRecord, UpcomingEvent } from '@/features/news/news-schema';
import { publishedNews } from '../../content/kinds/news';
import type { NewsEntry } from '../../data/news-entry';
import { hostileNews } from '../../data/news/news-hostile';
import { calendarEntries } from '../../data/news/news-upcoming';
import { sourcesFor } from '../../data/sources';
import { newsAsSent, newsInList, plainText } from '../../sent/news-sent';
import { facetPage } from '../../search/facet-page';
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
      rows: rows.map(({ entry }) => newsInList(entry, locale)),
      facets,
      sources: sourcesFor([SOURCE], locale),
    };
  }),

  portalGet('*/rcep-boot/api/v1/portal/news/get', ({ query, locale }) => {
    const id = required(query, 'id', /^[\w-]{1,80}$/, '只能为字母、数字和连字符');
    const entry = [...publishedNews(), hostileNews].find((candidate) => candidate.id === id);
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
  return publishedNews().map((entry) => ({
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
  return [...Object.values(entry.headline), ...Object.values(entry.body).map(plainText), ...codes];
}

async function toRecord(entry: NewsEntry, query: URLSearchParams, locale: Locale): Promise<NewsRecord> {
  const list = filterRows(listed(query), requested(query), PORTAL_OPERATORS).map((row) => row.entry);
  const at = list.findIndex((candidate) => candidate.id === entry.id);
  const neighbour = (index: number): NewsNeighbour | null => {
    const found = at < 0 ? undefined : list[index];
    return found ? { id: found.id, date: found.date, headline: pick(found.headline, locale) } : null;
  };
  return { ...(await newsAsSent(entry, locale)), newer: neighbour(at - 1), older: neighbour(at + 1) };
}

/** All dated events, nearest first: news by its date, and the calendar. */
function upcoming(locale: Locale): UpcomingEvent[] {
  const ofNews = publishedNews().map((entry) =>
    event({ ...entry, sourceId: SOURCE }, entry.headline, entry.id, locale),
  );
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
