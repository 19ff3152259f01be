import type { Repair } from '@/domain/editions';
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
  facts: ImportFacts;
  byHand: ColumnChoice | null;
  repairs: Repair[];
}

const KEY = 'edition-import';
const FILE = 'edition-import-file';

/** The unfinished import of the current user; null if there is none. */
export const readImportDraft = (): ImportDraft | null => readDraft(KEY, isImportDraft);

/** Saves the import; false if the browser has no room for it. */
export const writeImportDraft = (draft: ImportDraft): boolean => writeDraft(KEY, draft);

/** Removes the import and its file. */
export async function removeImportDraft(): Promise<void> {
  removeDraft(KEY);
  await removeLarge(FILE);
}

/** Saves the file of the import, in the place of any other; the other is removed even if this one has no room. */
export async function writeImportFile(file: Blob): Promise<LargeSaved> {
  await removeLarge(FILE);
  return writeLarge(FILE, { owner: useOwner.getState(), file });
}

/** Removes the file of the import, which then must be chosen again. */
export const removeImportFile = (): Promise<void> => removeLarge(FILE);

/** The file of the current user's import; null if there is none. Another user's is removed. */
export async function readImportFile(): Promise<Blob | null> {
  const found = (await readLarge(FILE)) as { owner?: unknown; file?: unknown } | null;
  if (found === null) return null;
  if (found.owner === useOwner.getState() && found.file instanceof Blob) return found.file;
  await removeLarge(FILE);
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
