import { useQuery } from '@tanstack/react-query';
import type { ContentValues } from '@/features/content/content-schema';
import { readLines } from '../editions-api';
import { openEngine } from '@/features/editions/engine/open-engine';

/** The edition of `after` against that of `before`; both are loaded and compared in a worker. */
export function useComparison(importer: string, before: ContentValues | null, after: ContentValues) {
  const [old, current] = [String(before?.['file'] ?? ''), String(after['file'] ?? '')];
  return useQuery({
    queryKey: ['content', 'edition', 'comparison', importer, old, current],
    queryFn: async () => {
      const engine = openEngine();
      try {
        if (old !== '') await readLines(old, (part) => engine.run('addLines', 'before', part));
        await readLines(current, (part) => engine.run('addLines', 'after', part));
        return await engine.run('compare', importer);
      } finally {
        engine.close();
      }
    },
    // Lines under a name never change.
    staleTime: Infinity,
  });
}
