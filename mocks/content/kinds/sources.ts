import type { ContentValues } from '@/features/content/content-schema';
import { sourceEntries } from '../../data/source-entries';
import type { SourceEntry } from '../../data/sources/source-entry';
import { createContentStore, visibleRecord } from '../store';
import { choiceOf, textFields, textOf, textsIn } from './values';

/** The sources that staff edit. */
export const sourceStore = createContentStore('source', () =>
  Object.entries(sourceEntries).map(([id, entry]) => ({ id, values: valuesOfSource(entry) })),
);

/** A source as visitors see it today; a withdrawn one as it is in the sample data: figures still name it. */
export function publishedSource(id: string): SourceEntry | undefined {
  const changed = sourceStore.changes()[id];
  const values = changed === undefined ? null : visibleRecord(changed);
  return values === null ? sourceEntries[id] : sourceOf(values);
}

/** A source as staff edit it. */
export const valuesOfSource = ({ title, publisher, url, asOf, mark }: SourceEntry): ContentValues => ({
  ...textFields('title', title),
  publisher: publisher || null,
  url,
  asOf,
  nextCheck: null,
  mark,
});

/** The source that the portal sends for these values. */
export const sourceOf = (values: ContentValues): SourceEntry => ({
  title: textsIn(values, 'title') ?? {},
  publisher: textOf(values, 'publisher') ?? '',
  url: textOf(values, 'url'),
  asOf: choiceOf(values, 'asOf'),
  mark: choiceOf<SourceEntry['mark']>(values, 'mark'),
});
