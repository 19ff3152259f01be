import { valuesOfKind, type ContentField, type ContentKind } from '@/features/content/content-kind';
import type { SavedRecords } from './lost-import';
import type { ImportRow } from './read-import';

/** A field that an import changes in saved records. */
export interface ImportChange {
  field: ContentField;
  /** In how many records. */
  count: number;
  /** In how many of them it had a value, and is empty then. */
  emptied: number;
}

/** The fields that the rows of a file change in the records as they are saved, in the order of the form. */
export function importChanges(
  kind: ContentKind,
  rows: readonly ImportRow[],
  saved: SavedRecords,
): readonly ImportChange[] {
  const pairs = rows.flatMap(({ id, values }) => {
    const record = id === null ? undefined : saved.get(id);
    return record === undefined ? [] : [{ before: valuesOfKind(kind, record.values), values }];
  });
  return kind.fields.flatMap((field) => {
    const changed = pairs.filter(({ before, values }) => before[field.name] !== values[field.name]);
    const emptied = changed.filter(({ values }) => values[field.name] === null).length;
    return changed.length === 0 ? [] : [{ field, count: changed.length, emptied }];
  });
}
