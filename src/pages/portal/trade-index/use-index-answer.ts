import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indexInfoQuery } from './trade-index-api';
import type { IndexInfo } from './trade-index-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import type { SectorId } from '@/shared/routing/paths';

/** Where the long call stands: no answer yet, given up by the reader, failed, or answered. */
export type Calculation = 'running' | 'cancelled' | 'failed' | 'done';

/** The answer that is shown, and the call it belongs to or waits for. */
export interface IndexAnswer {
  /** The answer to what is asked, else the last good one. */
  info: IndexInfo | undefined;
  /** When `info` was read, in milliseconds since 1970. */
  readAt: number;
  /** True while `info` answers an earlier question. */
  isOld: boolean;
  state: Calculation;
  error: Error | null;
  cancel: () => void;
  retry: () => void;
}

/** The index calculation for a sector. Until another one is done, or where it is cancelled or fails, the last good answer stays. */
export function useIndexAnswer(sector: SectorId): IndexAnswer {
  const client = useQueryClient();
  const asked = indexInfoQuery(sector, useLanguage());
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useQuery(asked);
  const [kept, setKept] = useState<{ info: IndexInfo; readAt: number } | null>(null);
  if (data !== undefined && kept?.info !== data) setKept({ info: data, readAt: dataUpdatedAt });
  const state = isFetching ? 'running' : isError ? 'failed' : data === undefined ? 'cancelled' : 'done';
  return {
    info: data ?? kept?.info,
    readAt: data === undefined ? (kept?.readAt ?? 0) : dataUpdatedAt,
    isOld: data === undefined && kept !== null,
    state,
    error,
    cancel: () => void client.cancelQueries({ queryKey: asked.queryKey }),
    retry: () => void refetch(),
  };
}
