import { changedFields, type ContentField, type ContentKind } from '../content-kind';
import type { ContentValue, ContentValues } from '../content-schema';
import type { KindWords } from '../words/kind-words';

/** A changed field: its label, and its values in words, null where it is empty. */
export interface ChangeInWords {
  field: ContentField;
  label: string;
  before: string | null;
  after: string | null;
}

/** The fields of a kind in which two versions differ, in the order of the form. */
export function changedFieldsOf(
  kind: ContentKind,
  before: ContentValues | null,
  after: ContentValues,
): ContentField[] {
  const changed = changedFields(before, after).after ?? {};
  return kind.fields.filter(({ name }) => name in changed);
}

/**
 * The same in words; of a field of type `rows` only the entries that the other version lacks. `before` is null where there
 * is nothing to compare with.
 */
export function changesInWords(
  kind: ContentKind,
  words: KindWords,
  before: ContentValues | null,
  after: ContentValues,
): ChangeInWords[] {
  return changedFieldsOf(kind, before, after).map((field) => {
    const [old, now] = changedLines(field, before?.[field.name], after[field.name]);
    return {
      field,
      label: words.fieldLabel(field),
      before: words.shown(field, old),
      after: words.shown(field, now),
    };
  });
}

/** Two values as they differ: of a field of type `rows` only the entries that the other lacks. */
export function changedLines(
  field: ContentField,
  before: ContentValue,
  after: ContentValue,
): [before: ContentValue, after: ContentValue] {
  if (field.type !== 'rows') return [before, after];
  const [old, now] = [before, after].map((value) => String(value ?? '').split('\n'));
  const without = (lines: string[] = [], others: string[] = []) =>
    lines.filter((line) => !others.includes(line)).join('\n');
  const changed: [ContentValue, ContentValue] = [without(old, now), without(now, old)];
  // The same entries in another order.
  return changed.every((text) => text === '') ? [before, after] : changed;
}
