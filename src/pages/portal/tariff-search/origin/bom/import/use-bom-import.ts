import { useState } from 'react';
import { PARTIES } from '@/domain/rcep';
import { MAX_BOM_ROWS } from '@/features/origin/bom/bom';
import type { BomDraft } from '@/features/origin/bom/bom';
import type { BomImport } from '@/features/origin/bom/bom-csv';
import type { BomFill } from '@/features/origin/bom/bom-fill';
import { noMoneyHeads } from '@/features/origin/bom/money-heads';
import type { MoneyHeads } from '@/features/origin/bom/money-heads';
import { takeoversNow, useTakeovers } from '@/features/origin/drafts/bom-store';
import { OTHER_ORIGINS } from '@/features/origin/origin-countries';
import type { CellColumn } from '@/features/origin/bom/read-cells';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useLanguage } from '@/shared/i18n/use-language';
import { loadChunk } from '@/shared/loading/load-chunk';
import type { ImportCode } from './import-code';
import type { OriginState } from '../../use-origin';

/**
 * The effect of the last change of the whole list: how many rows were added, which could not be read, and the draft
 * it changed; `nothing` if no row could be read and the list is unchanged.
 */
export interface ImportOutcome extends Pick<BomImport, 'bad' | 'unreadWeights'>, MoneyHeads {
  kind: 'file' | 'paste' | 'fill' | 'nothing' | 'sample' | 'clear';
  added: number;
  before: BomDraft;
  /** The number of takeovers from other tabs at that time. */
  takeovers: number;
}

/** Code to read a file or copied cells. */
const loadImportCode = () => loadChunk(async () => (await import('./import-code')).importCode);

/** Maximum size of a file, in bytes. */
const MAX_FILE_BYTES = 5_000_000;
const ALL_READ = { bad: [], unreadWeights: [], ...noMoneyHeads() };

/**
 * Imports rows into the draft from a file (replacing) or from copied cells (appending, or filling in), and undoes
 * such a change.
 */
export function useBomImport({
  draft,
  changeDraft,
  hs,
  query,
}: Pick<OriginState, 'draft' | 'changeDraft' | 'hs' | 'query'>) {
  const { country } = useOriginFormat();
  const language = useLanguage();
  const takeovers = useTakeovers(hs ?? '');
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [failure, setFailure] = useState<'tooLarge' | 'otherFormat' | 'unreadable' | null>(null);

  const report = (message: Omit<ImportOutcome, 'takeovers'>) =>
    setOutcome({ ...message, takeovers: takeoversNow(hs ?? '') });
  const reader = () => ({
    decimal: draft.decimal,
    currency: query.currency,
    language,
    names: Object.fromEntries([...PARTIES, ...OTHER_ORIGINS].map((code) => [code, country(code)])),
  });
  const attempt = async (work: (code: ImportCode) => Promise<void>) => {
    setFailure(null);
    try {
      await work(await loadImportCode());
    } catch {
      setFailure('unreadable');
    }
  };
  const importContent = async (code: ImportCode, kind: 'file' | 'paste', content: string | Uint8Array) => {
    const read = await code.readElsewhere(content, reader());
    changeDraft((before) => {
      const { rows, ...rest } = read;
      report({ ...rest, kind: rows.length === 0 ? 'nothing' : kind, added: rows.length, before });
      return code.importedDraft(before, kind, read);
    });
  };
  const fillIn = (code: ImportCode, first: number, { rows, bad, ...heads }: BomFill) =>
    changeDraft((before) => {
      const taken = rows.slice(0, MAX_BOM_ROWS - first);
      const added = taken.filter((row) => row !== null).length;
      const left = taken.length < rows.length ? [tooMany(taken.length, rows.length)] : [];
      const remaining = bad.filter(({ line }) => left.every((cut) => line < cut.line));
      const isRead = taken.some((row) => row !== null && row.refused === undefined);
      const kind = isRead ? 'fill' : 'nothing';
      report({ ...ALL_READ, ...heads, kind, added, bad: [...remaining, ...left], before });
      return isRead ? code.filledDraft(before, first, taken) : before;
    });
  return {
    outcome,
    failure,
    /** False once another tab has changed the list since: undoing would lose that change. */
    canUndo: outcome !== null && outcome.kind !== 'nothing' && outcome.takeovers === takeovers,
    paste: (text: string) => attempt((code) => importContent(code, 'paste', text)),
    /** Cells pasted on the table; a block with its own header is read by it and appended. */
    pasteAt: (text: string, field: CellColumn, first: number) =>
      attempt(async (code) => {
        const fill = await code.fillElsewhere(text, field, reader());
        if (fill === null) await importContent(code, 'paste', text);
        else fillIn(code, first, fill);
      }),
    importFile: async (file: File) => {
      setOutcome(null);
      if (file.size > MAX_FILE_BYTES) return setFailure('tooLarge');
      return attempt(async (code) => {
        const content = new Uint8Array(await file.arrayBuffer());
        if (code.isOtherFormat(content)) setFailure('otherFormat');
        else await importContent(code, 'file', content);
      });
    },
    replace: (kind: 'sample' | 'clear', next: BomDraft) => {
      setFailure(null);
      changeDraft((before) => {
        report({ ...ALL_READ, kind, added: next.rows.length, before });
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

const tooMany = (at: number, rows: number): BomImport['bad'][number] => ({
  line: at + 1,
  reason: 'tooMany',
  column: null,
  text: String(rows),
});

/** The ways to import rows into the draft. */
export type BomImporter = ReturnType<typeof useBomImport>;
