import { sourceConcerns } from './attention/source-concerns';
import type { SourceConcern } from './attention/source-concerns';
import { holdingPageEndpoint } from '@/features/sources/sources-schema';
import type { Holding } from '@/features/sources/sources-schema';
import { callApi } from '@/shared/api/client/http-client';
import { todayIso } from '@/shared/format/date';

const MOST = 100;

/** A data set and why its source needs attention. */
export interface HoldingToCheck {
  holding: Holding;
  concerns: readonly SourceConcern[];
}

/** source/findPage: all data sets of the site. */
export const holdingsQuery = (language: string) => ({
  queryKey: ['source', 'findPage', language] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(holdingPageEndpoint, { query: { pageSize: MOST }, signal, quiet: true })).rows,
});

/** The data sets whose source needs attention, oldest first. */
export function holdingsToCheck(
  holdings: readonly Holding[],
  today: string = todayIso(),
): readonly HoldingToCheck[] {
  return holdings
    .map((holding) => ({ holding, concerns: sourceConcerns(holding.source, today) }))
    .filter(({ concerns }) => concerns.length > 0)
    .sort((a, b) => a.holding.source.asOf.localeCompare(b.holding.source.asOf));
}
