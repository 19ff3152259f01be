import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { contentPageQuery } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { useLanguage } from '@/shared/i18n/use-language';
import { recordsWire, wireKeysOf } from '../list/content-wire';
import { useContentPlace } from '../use-content-place';

/**
 * Opens the record after this one in the list at the address, as the list was before a save moved this one. Undefined
 * after the last, and for a record that is not on the list's page.
 */
export function useNextRecord(kind: ContentKind, id: string | null): (() => void) | undefined {
  const [params] = useSearchParams();
  const language = useLanguage();
  const place = useContentPlace();
  const { list, wire } = listAt(params, wireKeysOf(kind));
  const pageQuery = (page: number) =>
    contentPageQuery(kind.id, recordsWire({ ...wire, pageNo: page }), language);
  const here = useQuery({ ...pageQuery(list.page), enabled: id !== null }).data;
  const at = here?.rows.findIndex((row) => row.id === id) ?? -1;
  const isLast = here !== undefined && at !== -1 && at === here.rows.length - 1;
  const hasMore = here !== undefined && here.total > list.page * list.pageSize;
  const after = useQuery({ ...pageQuery(list.page + 1), enabled: isLast && hasMore }).data;
  if (at === -1) return undefined;
  const next = isLast ? after?.rows[0] : here?.rows[at + 1];
  if (next === undefined) return undefined;
  return () => place.openOn(next.id, isLast ? list.page + 1 : list.page);
}
