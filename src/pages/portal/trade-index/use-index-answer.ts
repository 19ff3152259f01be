import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indexInfoQuery } from '@/features/trade-index/trade-index-api';
import type { IndexInfo } from '@/features/trade-index/trade-index-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import type { SectorId } from '@/shared/routing/paths';

/** The state of the long request: pending, cancelled by the reader, failed, or answered. */
export type Calculation = 'running' | 'cancelled' | 'failed' | 'done';

/** The displayed answer, and the state of its request. */
export interface IndexAnswer {
  /** The answer to the current query, else the last successful one. */
  info: IndexInfo | undefined;
  /** When `info` was loaded, in milliseconds since 1970. */
  readAt: number;
  /** True while `info` belongs to an earlier query. */
  isOld: boolean;
  state: Calculation;
  error: Error | null;
  cancel: () => void;
  retry: () => void;
}

/**
 * The index calculation for a sector. While another one is pending, cancelled or failed, the last successful answer
 * stays.
 */
export function useIndexAnswer(sector: SectorId): IndexAnswer {
  const client = useQueryClient();
  const query = indexInfoQuery(sector, useLanguage());
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useQuery(query);
  const [previous, setPrevious] = useState<{ info: IndexInfo; readAt: number } | null>(null);
  if (data !== undefined && previous?.info !== data) setPrevious({ info: data, readAt: dataUpdatedAt });
  const state = isFetching ? 'running' : isError ? 'failed' : data === undefined ? 'cancelled' : 'done';
  return {
    info: data ?? previous?.info,
    readAt: data === undefined ? (previous?.readAt ?? 0) : dataUpdatedAt,
    isOld: data === undefined && previous !== null,
    state,
    error,
    cancel: () => void client.cancelQueries({ queryKey: query.queryKey }),
    retry: () => void refetch(),
  };
}
