import { PARTIES } from '@/domain/rcep';
import { contentAddress, contentRecordAddress } from '@/features/menu/page-address';
import { useMenu } from '@/features/menu/menu-store';
import { markFieldOf } from '@/features/content/content-kind';
import { portalAddressOf } from '@/features/content/portal-address';
import { authorityFor } from '@/features/content/record-state';
import { mayUse } from '@/features/session/permission';
import { useHoldsPerm } from '@/features/session/permitted';
import { useSession } from '@/features/session/session-store';
import type { EmptySearch, LapsingEdition } from '@/features/work-queue/queue-schema';
import { todayIso } from '@/shared/format/date';
import { paths } from '@/shared/routing/paths';
import { withQuery } from '@/shared/routing/with-query';

/**
 * What a list is filtered by: the checks due, the longest overdue first; the records not verified, those to review, the
 * reader's drafts that were sent back, or a missing language.
 */
export type QueueFilter = 'checks' | 'unverified' | 'reviews' | 'sentBack' | { missing: string };

/** The page of a kind of content in the user's menu; null without access. */
function useContentPages(): (kind: string) => string | null {
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  return (kind) => contentAddress(entries, (permissions) => mayUse(session, permissions), kind);
}

/** The list of a kind of content, filtered; null if the user has no access to it. */
export function useListAddress(): (kind: string, filter: QueueFilter) => string | null {
  const pageOf = useContentPages();
  const { username } = useSession();
  return (kind, filter) => {
    const page = pageOf(kind);
    return page === null ? (PUBLIC_LISTS[kind] ?? null) : withQuery(page, queryOf(kind, filter, username));
  };
}

function queryOf(kind: string, filter: QueueFilter, username: string): Record<string, string> {
  if (typeof filter === 'object') return filter;
  switch (filter) {
    case 'checks':
      return { check: todayIso(), order: 'nextCheck_ASC' };
    case 'unverified':
      return { [markFieldOf(kind)]: 'unchecked' };
    case 'reviews':
      return { state: 'waiting' };
    case 'sentBack':
      return { state: 'sentBack', writer: username };
  }
}

/** Where visitors see what staff have no list of. */
const PUBLIC_LISTS: Readonly<Record<string, string>> = { source: paths.about('data') };

/**
 * The page of a record: for staff, else for visitors. With a filter, it leads back to the list of these records and on to
 * the next of them.
 */
export function useRecordAddress(): (kind: string, id: string, filter?: QueueFilter) => string | null {
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  const may = (permissions: readonly string[]) => mayUse(session, permissions);
  return (kind, id, filter) => {
    const list = filter === undefined ? {} : queryOf(kind, filter, session.username);
    return contentRecordAddress(entries, may, kind, id, list) ?? portalAddressOf(kind, id, {});
  };
}

/** The list of the editions that end by a day without a successor; null without access to it. */
export function useLapsingAddress(): (until: string) => string | null {
  const page = useContentPages()('edition');
  return (until) => (page === null ? null : withQuery(page, { lapse: until }));
}

/** The lines of an edition; null without access to it, or where there is no list of them. */
export function useLinesAddress(): (edition: LapsingEdition) => string | null {
  const page = useContentPages()('edition');
  return ({ importer, lines }) =>
    page === null || lines === '' ? null : withQuery(page, { edition: importer, lines });
}

/** The list of the country pairs of an edition; null without access to it. */
export function usePairsAddress(): (edition: LapsingEdition) => string | null {
  const page = useContentPages()('pair');
  return ({ importer, exporters }) => {
    if (page === null || exporters.length === 0) return null;
    const isEach = exporters.length === PARTIES.length - 1;
    return withQuery(page, { importer, exporter: isEach ? undefined : exporters.join(','), applies: 'yes' });
  };
}

/** A new synonym that has the words of a search; null if the user may not add one. */
export function useSynonymAddress(): (search: EmptySearch) => string | null {
  const page = useContentPages()('synonym');
  const mayInsert = useHoldsPerm(authorityFor('synonym', 'insert'));
  return ({ words, language }) =>
    page === null || !mayInsert
      ? null
      : withQuery(page, {
          record: 'new',
          [`fill.words${language.charAt(0).toUpperCase()}${language.slice(1)}`]: words,
        });
}
