import { useState } from 'react';
import { PARTIES } from '@/domain/rcep';
import { isBlankRow, MAX_BOM_ROWS } from '@/features/origin/bom';
import type { BomDraft } from '@/features/origin/bom';
import type { BomImport } from '@/features/origin/bom-csv';
import { OTHER_ORIGINS } from '@/features/origin/origin-countries';
import { readElsewhere } from '@/features/origin/origin-work';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import type { OriginState } from './use-origin';

/** What the last change of the whole list did: how many rows came, which could not be read, and the draft before it. */
export interface ImportOutcome {
  kind: 'file' | 'paste' | 'sample' | 'clear';
  added: number;
  bad: BomImport['bad'];
  before: BomDraft;
}

/** Largest file that is read, in bytes. */
const MAX_FILE_BYTES = 5_000_000;

/** Brings rows into the draft from a file (replacing) or from copied cells (appending), and takes such a change back. */
export function useBomImport({ draft, changeDraft }: Pick<OriginState, 'draft' | 'changeDraft'>) {
  const { country } = useOriginFormat();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [failure, setFailure] = useState<'tooLarge' | 'unreadable' | null>(null);

  const bring = async (kind: 'file' | 'paste', content: string | Uint8Array) => {
    setFailure(null);
    try {
      const names = Object.fromEntries([...PARTIES, ...OTHER_ORIGINS].map((code) => [code, country(code)]));
      const { rows, bad, isSample } = await readElsewhere(content, draft.decimal, names);
      changeDraft((kept) => {
        const old = kind === 'file' && rows.length > 0 ? [] : kept.rows.filter((row) => !isBlankRow(row));
        const sample = isSample || (kept.isSample && old.length > 0);
        return { ...kept, isSample: sample, rows: [...old, ...rows].slice(0, MAX_BOM_ROWS) };
      });
      setOutcome({ kind, added: rows.length, bad, before: draft });
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
      if (file.size > MAX_FILE_BYTES) setFailure('tooLarge');
      else await bring('file', new Uint8Array(await file.arrayBuffer()));
    },
    replace: (kind: 'sample' | 'clear', next: BomDraft) => {
      setFailure(null);
      setOutcome({ kind, added: next.rows.length, bad: [], before: draft });
      changeDraft(() => next);
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
