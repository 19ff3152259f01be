import {
  deleteContent,
  findVersions,
  moveContent,
  publishContent,
  restoreContent,
  undeleteContent,
  updateContent,
  type ChangeOf,
} from '@/features/content/content-api';
import { hasSameValues, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { verifiedValues, type BulkAction } from './bulk-plan';

/** What is entered once for all records. `from`: the first day of a publication, null for at once. */
export interface BulkInput {
  note: string;
  from: string | null;
}

const changeOf = ({ id, version }: ContentRow): ChangeOf => ({ id, version });

/** Writes an action on one record; returns its new version. An empty note is none. Rejects as the calls do. */
export function writeOne(
  kind: ContentKind,
  action: BulkAction,
  row: ContentRow,
  { note, from }: BulkInput,
): Promise<ChangeOf> {
  if (action === 'delete') return deleteContent(kind.id, [row.id]).then(() => changeOf(row));
  const noted = { ...changeOf(row), ...(note.trim() !== '' && { note: note.trim() }) };
  switch (action) {
    case 'publish':
      return publishContent(kind.id, { ...noted, from });
    case 'verify':
      return updateContent(kind.id, { ...changeOf(row), values: verifiedValues(kind, row.values) });
    case 'submit':
    case 'sendBack':
    case 'withdraw':
      return moveContent(kind.id, action, noted);
  }
}

/** True if an action on a record can be undone: visitors may have seen a publication, and a draft beside one is not lost. */
export function canUndo(action: BulkAction, { state, values, published }: ContentRow): boolean {
  if (action === 'publish') return false;
  // Sent back, a withdrawn record would be a draft.
  if (action === 'submit') return state === 'draft';
  return action !== 'withdraw' || (state === 'published' && hasSameValues(values, published));
}

/** Undoes an action on a record as it was before; `after` is what the action returned. Rejects as the calls do. */
export async function undoOne(
  kind: ContentKind,
  action: BulkAction,
  before: ContentRow,
  after: ChangeOf,
): Promise<unknown> {
  switch (action) {
    case 'submit':
      return moveContent(kind.id, 'sendBack', after);
    case 'sendBack':
      return moveContent(kind.id, 'submit', after);
    case 'verify':
      return updateContent(kind.id, { ...after, values: before.values });
    case 'withdraw': {
      const versions = await findVersions(kind.id, before.id);
      const shown = versions.find((version) => version.action === 'publish');
      return shown && restoreContent(kind.id, { ...after, number: shown.number, publish: true });
    }
    case 'delete':
      return undeleteContent(kind.id, before.id);
    case 'publish':
      return undefined;
  }
}
