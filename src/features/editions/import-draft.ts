import type { Repair } from '@/domain/editions';
import { draftKeys } from '@/shared/storage/draft-keys';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';
import { readLarge, removeLarge, writeLarge, type LargeSaved } from '@/shared/storage/large-store';
import { useOwner } from '@/shared/storage/owner';
import type { ColumnChoice } from './engine/engine-calls';

/** What is entered beside the file. */
export interface ImportFacts {
  title: string;
  publisher: string;
  url: string;
  licence: string;
  asOf: string;
  validFrom: string;
  validTo: string;
}

/** An import that is not sent yet; the file itself is saved beside it. */
export interface ImportDraft {
  /** What the edition is of: an importer, or `rules`. */
  subject: string;
  fileName: string;
  /** The chosen sheets of a workbook; null for those with the head of the edition. */
  sheets: readonly string[] | null;
  facts: ImportFacts;
  byHand: ColumnChoice | null;
  repairs: Repair[];
}

/** One slot for each importer, and one for the rules of origin. */
const KEY = 'edition-import:';
const FILE = 'edition-import-file:';

/** The current user's unfinished import of a subject; null if there is none. */
export function readImportDraft(subject: string): ImportDraft | null {
  const draft = readDraft(KEY + subject, isImportDraft);
  // Drafts saved earlier have one sheet at most.
  const { sheet = null } = (draft ?? {}) as { sheet?: string | null };
  return draft && { ...draft, sheets: draft.sheets ?? (sheet === null ? null : [sheet]) };
}

/** All unfinished imports of the current user. */
export const readImportDrafts = (): ImportDraft[] =>
  draftKeys(KEY)
    .map(readImportDraft)
    .filter((draft) => draft !== null);

/** Saves the import in the place of another one of its subject; false if the browser has no room for it. */
export const writeImportDraft = (draft: ImportDraft): boolean => writeDraft(KEY + draft.subject, draft);

/** Removes the import of a subject, and its file. */
export async function removeImportDraft(subject: string): Promise<void> {
  removeDraft(KEY + subject);
  await removeLarge(FILE + subject);
}

/** Saves the file of an import, in the place of an earlier one; that is removed even if this one has no room. */
export async function writeImportFile(subject: string, file: Blob): Promise<LargeSaved> {
  await removeLarge(FILE + subject);
  return writeLarge(FILE + subject, { owner: useOwner.getState(), file });
}

/** The file of the current user's import of a subject; null if there is none. Another user's is removed. */
export async function readImportFile(subject: string): Promise<Blob | null> {
  const found = (await readLarge(FILE + subject)) as { owner?: unknown; file?: unknown } | null;
  if (found === null) return null;
  if (found.owner === useOwner.getState() && found.file instanceof Blob) return found.file;
  await removeLarge(FILE + subject);
  return null;
}

function isImportDraft(value: unknown): value is ImportDraft {
  const draft = value as Partial<ImportDraft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.subject === 'string' &&
    typeof draft.fileName === 'string' &&
    typeof draft.facts === 'object' &&
    Array.isArray(draft.repairs)
  );
}
