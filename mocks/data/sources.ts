import type { SourceRecord } from '@/shared/api/record-schema';
import { publishedSource } from '../content/kinds/sources';
import { editionNames } from '../editions/edition-names';
import { isPackedConfirmed, packedImporterOf } from '../editions/edition-records';
import { editionOfSource } from '../editions/editions-in-force';
import { pick, type Locale } from '../locale';
import type { SourceEntry } from './sources/source-entry';

/** The source of rates that staff published. */
function editionSource(id: string): SourceEntry | undefined {
  const values = editionOfSource(id);
  if (values === null) return undefined;
  const textOf = (field: string) => String(values[field] ?? '');
  return {
    title: editionNames(values),
    publisher: textOf('publisher'),
    url: textOf('url') || null,
    asOf: textOf('asOf'),
    mark: values['mark'] === 'fact' ? 'fact' : 'unchecked',
  };
}

/** True for a packed tariff that staff have confirmed. */
function isConfirmed(id: string): boolean {
  const importer = packedImporterOf(id);
  return importer !== null && isPackedConfirmed(importer);
}

/** The named sources for a reader of `locale`, each once, in the order of the names. */
export function sourcesFor(ids: Iterable<string>, locale: Locale): SourceRecord[] {
  return [...new Set(ids)].map((id) => {
    const entry = publishedSource(id) ?? editionSource(id);
    if (entry === undefined) throw new Error(`No source record for "${id}"`);
    return sourceAsSent(id, entry, locale);
  });
}

/** A source as it is sent with what names it. */
export const sourceAsSent = (id: string, entry: SourceEntry, locale: Locale): SourceRecord => ({
  id,
  title: pick(entry.title, locale),
  publisher: entry.publisher,
  url: entry.url,
  asOf: entry.asOf,
  mark: isConfirmed(id) ? 'fact' : entry.mark,
});
