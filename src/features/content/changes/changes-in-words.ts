import { changedLines } from '../content-checks';
import { changedFields, type ContentField, type ContentKind } from '../content-kind';
import type { ContentValues } from '../content-schema';
import type { KindWords } from '../words/use-kind-words';

/** A changed field: its label, and its values in words, null where it is empty. */
interface ChangeInWords {
  field: ContentField;
  label: string;
  before: string | null;
  after: string | null;
}

/**
 * The fields in which two versions differ, in the order of the form; of a field of type `rows` only the entries that the
 * other version lacks. `before` is null where there is nothing to compare with.
 */
export function changesInWords(
  kind: ContentKind,
  words: KindWords,
  before: ContentValues | null,
  after: ContentValues,
): ChangeInWords[] {
  const changed = changedFields(before, after).after ?? {};
  const fields = kind.fields.filter(({ name }) => name in changed);
  return fields.map((field) => {
    const [old, now] = changedLines(field, before?.[field.name], after[field.name]);
    return {
      field,
      label: words.fieldLabel(field),
      before: words.shown(field, old),
      after: words.shown(field, now),
    };
  });
}
