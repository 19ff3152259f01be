import type { ContentKind } from '@/features/content/content-kind';
import { readEditDraft, writeEditDraft, type EditDraft } from '@/shared/console-ui/edit/edit-draft';
import { removeDraft } from '@/shared/storage/draft';
import { draftEndOf, draftsOf } from './draft-keys';

/** What the user has typed into a record and not saved, by the end of its draft's key; null for nothing. */
export const typedInto = ({ id, fields }: ContentKind, end: string): EditDraft | null =>
  readEditDraft(
    draftsOf(id) + end,
    fields.map(({ name }) => name),
  );

/**
 * Makes what was typed into a record that is gone the draft of a new one; returns what that begins with, as a query. It
 * is that of a copy, so that no other new record has the same draft.
 */
export function giveToNewRecord(kind: ContentKind, id: string, { changes }: EditDraft): string {
  const begun = new URLSearchParams({ copyOf: id }).toString();
  const key = draftsOf(kind.id) + draftEndOf(null, begun);
  // A full browser has no room for both: in memory it is there in any case.
  removeDraft(draftsOf(kind.id) + id);
  writeEditDraft(key, { changes, version: null });
  return begun;
}
