import type { EmptySearch } from '@/features/work-queue/queue-schema';
import { paths } from '@/shared/routing/paths';
import { withQuery } from '@/shared/routing/with-query';
import { usePageAddress } from '../own-pages';

/** What a list is filtered by: the checks due, the records not verified, those in review, or a missing language. */
export type QueueFilter = 'checks' | 'unverified' | 'reviews' | { missing: string };

/** The list of a kind of content, filtered; null if the user has no access to it. */
export function useListAddress(): (kind: string, filter: QueueFilter) => string | null {
  const standards = usePageAddress('/standardManagement/index');
  return (kind, filter) => {
    if (kind === 'source') return paths.about('data');
    if (kind === 'standard') return standards && withQuery(standards, queryOf(filter));
    return null;
  };
}

const queryOf = (filter: QueueFilter): Record<string, string> => {
  if (typeof filter === 'object') return filter;
  return filter === 'unverified' ? { mark: 'unchecked' } : filter === 'reviews' ? { state: 'review' } : {};
};

/** The page of a record. */
export function useRecordAddress(): (kind: string, id: string) => string | null {
  return (kind, id) => PORTAL_PAGES[kind]?.(id) ?? null;
}

const PORTAL_PAGES: Readonly<Record<string, (id: string) => string>> = {
  law: paths.lawDetails,
  riskCase: paths.riskCaseDetails,
  news: paths.newsDetailsDetails,
  standard: paths.standardDetails,
  source: () => paths.about('data'),
};

/** The list of editions, and the page of one. */
export const useEditionsAddress = (): string | null => paths.about('data');
export const useEditionAddress = (): ((id: string) => string) => () => paths.about('data');

/** A new synonym for words that found nothing; null if the user may not add one. */
export const useSynonymAddress = (): ((search: EmptySearch) => string | null) => () => null;
