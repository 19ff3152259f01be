import { callApi } from '@/shared/api/client/http-client';
import { todayIso } from '@/shared/format/date';
import { newsGetEndpoint, newsPageEndpoint, upcomingEndpoint } from '@/features/news/news-schema';

/** The filters of the list; several values of a filter widen it, different filters narrow it. */
export interface NewsFilters {
  q?: string;
  kind?: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country?: readonly string[];
  year?: readonly string[];
  /** Ids of the four sectors. */
  sector?: readonly string[];
}

/** Filters with the requested page, from 1. */
export interface NewsQuestion extends NewsFilters {
  page?: number;
  pageSize?: number;
}

/** news/findPage: news, newest first, with facet counts. */
export const newsPageQuery = (question: NewsQuestion, language: string) => {
  const { page = 1, pageSize = 10 } = question;
  const query = { ...sentFilters(question), pageNo: page === 1 ? undefined : page, pageSize };
  return {
    queryKey: ['news', 'findPage', query, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(newsPageEndpoint, { query, signal, quiet: true }),
  };
};

/** news/get: one news item with its neighbours among the news that match `filters`; null if there is none. */
export const newsQuery = (id: string, filters: NewsFilters, language: string) => {
  const query = { id, ...sentFilters(filters) };
  return {
    queryKey: ['news', 'get', query, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(newsGetEndpoint, { query, signal, quiet: true }),
  };
};

/** news/findUpcoming: events after today, nearest first. */
export const upcomingQuery = (language: string, pageSize = 5) => {
  const query = { after: todayIso(), pageSize };
  return {
    queryKey: ['news', 'findUpcoming', query, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(upcomingEndpoint, { query, signal, quiet: true }),
  };
};

const sentFilters = ({ q, kind, country, year, sector }: NewsFilters) => ({
  q: q === '' ? undefined : q,
  kind_IN: joined(kind),
  country_IN: joined(country),
  year_IN: joined(year),
  sector_IN: joined(sector),
});

/** In one order, so that equal queries have one address. */
const joined = (values: readonly string[] = []): string | undefined =>
  values.length === 0 ? undefined : values.toSorted().join(',');
