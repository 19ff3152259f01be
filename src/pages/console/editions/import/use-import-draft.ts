import { useRef, useState } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import {
  type ImportDraft,
  readImportDraft,
  removeImportDraft,
  writeImportDraft,
  writeImportFile,
} from '@/features/editions/import-draft';
import type { LargeSaved } from '@/shared/storage/large-store';
import { factsAfter } from './import-facts';

/** What is entered in an import of `subject`, with its file. Both are saved in the browser as they are entered. */
export function useImportDraft(subject: string, row: ContentRow | null) {
  const [draft, setDraft] = useState<ImportDraft>(() => readImportDraft(subject) ?? emptyDraft(subject, row));
  const [saved, setSaved] = useState<LargeSaved>('saved');
  // What is entered while a file is opened or checked counts too, before it is rendered.
  const latest = useRef(draft);

  const show = (next: ImportDraft) => {
    latest.current = next;
    setDraft(next);
  };

  return {
    draft,
    saved,
    /** The draft as it is now, whatever is rendered. */
    now: () => latest.current,
    write: (changes: Partial<ImportDraft>) => {
      const next = { ...latest.current, ...changes };
      show(next);
      if (next.fileName !== '' && !writeImportDraft(next)) setSaved('full');
    },
    writeFile: async (file: Blob) => {
      setSaved(await writeImportFile(subject, file));
    },
    forget: async () => {
      await removeImportDraft(subject);
      show(emptyDraft(subject, row));
    },
  };
}

const emptyDraft = (subject: string, row: ContentRow | null): ImportDraft => ({
  subject,
  fileName: '',
  sheets: null,
  facts: factsAfter(row),
  byHand: null,
  repairs: [],
});
