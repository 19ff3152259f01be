import type { SourceRecord } from '@/shared/api/record-schema';
import { pick, type Locale } from '../locale';
import { publishedSource } from '../content/kinds/sources';

/** The named sources for a reader of `locale`, each once, in the order of the names. */
export function sourcesFor(ids: Iterable<string>, locale: Locale): SourceRecord[] {
  return [...new Set(ids)].map((id) => {
    const entry = publishedSource(id);
    if (entry === undefined) throw new Error(`No source record for "${id}"`);
    return {
      id,
      title: pick(entry.title, locale),
      publisher: entry.publisher,
      url: entry.url,
      asOf: entry.asOf,
      mark: entry.mark,
    };
  });
}
