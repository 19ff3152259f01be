import { useState } from 'react';
import { PARTIES } from '@/domain/rcep';
import type { BomDraft } from '@/features/origin/bom';
import type { BomImport } from '@/features/origin/bom-csv';
import { isOtherFormat } from '@/features/origin/file-format';
import { OTHER_ORIGINS } from '@/features/origin/origin-countries';
import { readElsewhere } from '@/features/origin/origin-work';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { importedDraft } from './imported-draft';
import type { OriginState } from './use-origin';

/**
 * What the last change of the whole list did: how many rows came, which could not be read, and the draft it changed;
 * `nothing` where no row could be read and the list stayed as it was.
 */
export interface ImportOutcome extends Pick<BomImport, 'bad' | 'unreadWeights'> {
  kind: 'file' | 'paste' | 'nothing' | 'sample' | 'clear';
  added: number;
  before: BomDraft;
}

/** Largest file that is read, in bytes. */
const MAX_FILE_BYTES = 5_000_000;

/** Brings rows into the draft from a file (replacing) or from copied cells (appending), and takes such a change back. */
export function useBomImport({ draft, changeDraft }: Pick<OriginState, 'draft' | 'changeDraft'>) {
  const { country } = useOriginFormat();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [failure, setFailure] = useState<'tooLarge' | 'otherFormat' | 'unreadable' | null>(null);

  const bring = async (kind: 'file' | 'paste', content: string | Uint8Array) => {
    setFailure(null);
    try {
      const names = Object.fromEntries([...PARTIES, ...OTHER_ORIGINS].map((code) => [code, country(code)]));
      const read = await readElsewhere(content, draft.decimal, names);
      changeDraft((before) => {
        const { rows, bad, unreadWeights } = read;
        const done = rows.length === 0 ? 'nothing' : kind;
        setOutcome({ kind: done, added: rows.length, bad, unreadWeights, before });
        return importedDraft(before, kind, read);
      });
    } catch {
      setFailure('unreadable');
    }
  };
  return {
    outcome,
    failure,
    paste: (text: string) => bring('paste', text),
    importFile: async (file: File) => {
      setOutcome(null);
      if (file.size > MAX_FILE_BYTES) return setFailure('tooLarge');
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return setFailure('unreadable');
      const content = new Uint8Array(bytes);
      if (isOtherFormat(content)) return setFailure('otherFormat');
      return bring('file', content);
    },
    replace: (kind: 'sample' | 'clear', next: BomDraft) => {
      setFailure(null);
      changeDraft((before) => {
        setOutcome({ kind, added: next.rows.length, bad: [], unreadWeights: [], before });
        return next;
      });
    },
    undo: () => {
      if (outcome) changeDraft(() => outcome.before);
      setOutcome(null);
    },
    dismiss: () => setOutcome(null),
  };
}

/** The ways to bring rows into the draft. */
export type BomImporter = ReturnType<typeof useBomImport>;
