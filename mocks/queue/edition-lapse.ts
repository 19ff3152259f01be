import { EDITION, subjectOf } from '@/pages/console/editions/edition-kind-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { contentDay } from '../content/store';
import { lapsing } from './lapsing';
import { tariffEditions } from './tariff-editions';

/** The first day on which an edition of a record's importer ends without a full successor; null if none does. */
export function lapseOf(kind: string, values: ContentValues): string | null {
  if (kind !== EDITION) return null;
  const ends = lapsing(tariffEditions(), contentDay(), Infinity);
  return ends.find(({ edition }) => edition.importer === subjectOf(values))?.validTo ?? null;
}
