import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentValues } from '@/features/content/content-schema';
import { editionCodesQuery, HS_EDITION, readLines } from '../editions-api';
import { idleDifference } from './difference';

/** The edition of `after` against that of `before`, as a query; both are loaded and compared in a worker. */
export function comparisonQuery(
  client: QueryClient,
  subject: string,
  before: ContentValues | null,
  after: ContentValues,
) {
  const [old, current] = [String(before?.['file'] ?? ''), String(after['file'] ?? '')];
  return {
    queryKey: ['content', 'edition', 'comparison', subject, old, current] as const,
    queryFn: () =>
      idleDifference(subject, async (engine) => {
        const { codes } = await client.query(editionCodesQuery(HS_EDITION));
        await engine.run('setCodes', codes);
        if (old !== '') await readLines(old, (part) => engine.run('addLines', 'before', part));
        await readLines(current, (part) => engine.run('addLines', 'after', part));
      }),
    structuralSharing: false,
    // Lines under a name never change.
    staleTime: Infinity,
  };
}

/** The same, loaded. */
export const useComparison = (subject: string, before: ContentValues | null, after: ContentValues) =>
  useQuery(comparisonQuery(useQueryClient(), subject, before, after));
