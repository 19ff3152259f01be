import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentValues } from '@/features/content/content-schema';
import { editionCodesQuery, HS_EDITION, readLines } from '../editions-api';
import { openEngine } from '@/features/editions/engine/open-engine';

/** The edition of `after` against that of `before`; both are loaded and compared in a worker. */
export function useComparison(subject: string, before: ContentValues | null, after: ContentValues) {
  const client = useQueryClient();
  const [old, current] = [String(before?.['file'] ?? ''), String(after['file'] ?? '')];
  return useQuery({
    queryKey: ['content', 'edition', 'comparison', subject, old, current],
    queryFn: async () => {
      const engine = openEngine();
      try {
        const { codes } = await client.query(editionCodesQuery(HS_EDITION));
        await engine.run('setCodes', codes);
        if (old !== '') await readLines(old, (part) => engine.run('addLines', 'before', part));
        await readLines(current, (part) => engine.run('addLines', 'after', part));
        return await engine.run('compare', subject);
      } finally {
        engine.close();
      }
    },
    // Lines under a name never change.
    staleTime: Infinity,
  });
}
