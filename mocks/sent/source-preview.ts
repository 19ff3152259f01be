import type { ContentValues } from '@/features/content/content-schema';
import { sourceOf } from '../content/kinds/sources';
import { sourceAsSent } from '../data/sources';
import { holdingsOf } from '../handlers/portal/sources';
import type { Locale } from '../locale';

/** A source as it is sent, and the data sets that would name it. */
export async function sourcePreview(id: string, values: ContentValues, locale: Locale) {
  const source = sourceAsSent(id, sourceOf(values), locale);
  return { source, holdings: await holdingsOf(source, locale) };
}
