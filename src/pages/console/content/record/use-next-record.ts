import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentPageQuery } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { useLanguage } from '@/shared/i18n/use-language';
import { recordsWire, wireKeysOf } from '../list/content-wire';
import { useContentPlace } from '../use-content-place';

/** The record after an open one in its list. */
export interface NextRecord {
  row: ContentRow;
  address: string;
  open: () => void;
}

/**
 * The record after this one in the list at the address, as the list was when this one was opened: a save may move it, or
 * take it out of the list. Undefined after the last, and for a record that is not on the list's page.
 */
export function useNextRecord(kind: ContentKind, id: string | null): NextRecord | undefined {
  const [params] = useSearchParams();
  const language = useLanguage();
  const place = useContentPlace();
  const { list, wire } = listAt(params, wireKeysOf(kind));
  const pageQuery = (page: number) =>
    contentPageQuery(kind.id, recordsWire({ ...wire, pageNo: page }), language);
  /** Null: it is the last. */
  const [found, setFound] = useState<{ row: ContentRow; page: number } | null>();
  const here = useQuery({ ...pageQuery(list.page), enabled: id !== null && found === undefined });
  const rows = here.data?.rows ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const isLast = at !== -1 && at === rows.length - 1;
  const hasMore = here.data !== undefined && here.data.total > list.page * list.pageSize;
  const needsMore = isLast && hasMore;
  const after = useQuery({ ...pageQuery(list.page + 1), enabled: needsMore && found === undefined });
  const row = needsMore ? after.data?.rows[0] : rows[at + 1];
  const page = needsMore ? list.page + 1 : list.page;
  const now = at === -1 || row === undefined ? null : { row, page };
  // What was read earlier may be out of date.
  const isFresh = here.isFetchedAfterMount && !here.isFetching && (!needsMore || after.isFetchedAfterMount);
  if (found === undefined && isFresh) setFound(now);
  const next = found ?? now;
  return (
    (next && {
      row: next.row,
      address: place.addressOn(next.row.id, next.page),
      open: () => place.openOn(next.row.id, next.page),
    }) ??
    undefined
  );
}
