import type { ContentValues } from '@/features/content/content-schema';
import type { StandardAnswer } from '@/features/standards/standards-schema';
import { loadStandards, publishedStandards, standardOf } from '../content/kinds/standards';
import { sourcesFor } from '../data/sources';
import type { LibraryStandard, StandardLibrary } from '../data/standards';
import type { Locale } from '../locale';
import { libraryOf } from '../standards/standard-library';
import { toDetail } from '../standards/standard-texts';

/** The server's day, in Beijing. */
export const libraryDay = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The standard of a library as its page sends it; null if it has none of this id. */
export function standardAsSent(id: string, library: StandardLibrary, locale: Locale): StandardAnswer {
  const standard = library.byId.get(id);
  return {
    standard: standard === undefined ? null : toDetail(standard, library, libraryDay(), locale),
    sources: librarySources(standard === undefined ? [] : [standard], locale, library),
  };
}

/** The standard of these values as its page would send it, in the library as it is published today otherwise. */
export async function standardPreview(
  id: string,
  values: ContentValues,
  locale: Locale,
): Promise<StandardAnswer> {
  await loadStandards();
  const [typed, published] = [standardOf(id, values), publishedStandards()];
  const entries = published.some((entry) => entry.id === id)
    ? published.map((entry) => (entry.id === id ? typed : entry))
    : [...published, typed];
  return standardAsSent(id, libraryOf(entries), locale);
}

/** The sources of standards and, if the library is given, of their indicators. */
export function librarySources(
  standards: readonly LibraryStandard[],
  locale: Locale,
  library?: StandardLibrary,
) {
  const hasLimits = standards.some(({ id }) => library?.indicatorsOf.has(id) === true);
  return sourcesFor(
    [...standards.map(({ sourceId }) => sourceId), ...(hasLimits ? ['standards-limits'] : [])],
    locale,
  );
}
