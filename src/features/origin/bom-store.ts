import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { giveToVisitor } from '@/shared/storage/draft';
import { ownedKey, useOwner } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Persisted } from '@/shared/storage/persisted';
import { languageMark } from '@/shared/format/amounts';
import { ANSWERS, emptyDraft, HS_EDITIONS, MATERIAL_ROLES, MAX_BOM_ROWS } from './bom';
import type { BomDraft } from './bom';

interface BomStore {
  /** Drafts of this visit by six-digit code; what is not here is read from the browser's store. */
  drafts: Readonly<Record<string, BomDraft>>;
  /** Rules typed by the reader by six-digit code; empty where taken back. */
  ownRules: Readonly<Record<string, string>>;
}

/** What was typed on this visit, of the present owner alone; `useDraft` and `useOwnRule` read and keep it. */
export const useBomStore = create<BomStore>()(() => ({ drafts: {}, ownRules: {} }));

/** The kept draft of a code and how to change it; amounts of a new one are written as `language` writes them. */
export function useDraft(
  hs: string,
  language: string,
): [BomDraft, (change: (draft: BomDraft) => BomDraft) => void] {
  const owner = useOwner();
  const current = useBomStore((store) => store.drafts[hs]);
  const stored = useMemo(
    () => draftFile(hs, owner).get() ?? emptyDraft(languageMark(language)),
    [hs, language, owner],
  );
  const change = useCallback(
    (apply: (draft: BomDraft) => BomDraft) => {
      // A file may still be read when somebody else signs in: what it holds is not theirs.
      if (owner !== useOwner.getState()) return;
      const kept = useBomStore.getState().drafts[hs] ?? stored;
      const draft = apply(kept);
      if (draft === kept) return;
      useBomStore.setState(({ drafts }) => ({ drafts: { ...drafts, [hs]: draft } }));
      keepSoon(hs);
    },
    [hs, owner, stored],
  );
  return [current ?? stored, change];
}

/** The rule the reader typed for a code (empty: none), kept by the browser, and how to change it. */
export function useOwnRule(hs: string): [string, (text: string) => void] {
  const owner = useOwner();
  const current = useBomStore((store) => store.ownRules[hs]);
  const stored = useMemo(() => ruleFile(hs, owner).get() ?? '', [hs, owner]);
  const change = useCallback(
    (text: string) => {
      useBomStore.setState(({ ownRules }) => ({ ownRules: { ...ownRules, [hs]: text } }));
      if (text === '') ruleFile(hs, useOwner.getState()).remove();
      else ruleFile(hs, useOwner.getState()).set(text);
    },
    [hs],
  );
  return [current ?? stored, change];
}

const KEEP_AFTER_MS = 300;
const shortText = z.string().check(z.maxLength(400));
const bomDraft: z.ZodMiniType<BomDraft> = z.object({
  decimal: z.enum(['.', ',']),
  amounts: z.object({
    fob: shortText,
    directLabour: shortText,
    directOverhead: shortText,
    profit: shortText,
    otherCost: shortText,
    weightKg: shortText,
  }),
  whollyObtained: z.boolean(),
  onlyMinimalOperations: z.boolean(),
  chemicalReaction: z.enum(ANSWERS),
  appendix: z.enum(ANSWERS),
  isSample: z.boolean(),
  rows: z
    .array(
      z.object({
        name: shortText,
        hs: shortText,
        hsEdition: z.union([z.literal(''), z.enum(HS_EDITIONS)]),
        value: shortText,
        deductible: shortText,
        weightKg: shortText,
        originating: z.enum(ANSWERS),
        origin: shortText,
        role: z.enum(MATERIAL_ROLES),
      }),
    )
    .check(z.maxLength(MAX_BOM_ROWS)),
});

const isDraft = (value: unknown): value is BomDraft => bomDraft.safeParse(value).success;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;
const draftFile = (hs: string, owner: string) => ownedFile(`bom:${hs}`, owner, isDraft);
const ruleFile = (hs: string, owner: string) => ownedFile(`origin-rule:${hs}`, owner, isText);

function ownedFile<T>(key: string, owner: string, isValue: (value: unknown) => value is T): Persisted<T> {
  giveToVisitor(key);
  return persisted(ownedKey(key, owner), isValue);
}

const unkept = new Set<string>();
let unkeptOf = useOwner.getState();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long drafts are not written at each key: soon after the last one, and at once when the page is left. */
function keepSoon(hs: string): void {
  unkeptOf = useOwner.getState();
  unkept.add(hs);
  clearTimeout(timer);
  timer = setTimeout(keepNow, KEEP_AFTER_MS);
}

function keepNow(): void {
  clearTimeout(timer);
  for (const hs of unkept) {
    const draft = useBomStore.getState().drafts[hs];
    if (draft) draftFile(hs, unkeptOf).set(draft);
  }
  unkept.clear();
}

window.addEventListener('pagehide', keepNow);
document.addEventListener('visibilitychange', keepNow);

// Whoever leaves keeps what they typed; whoever comes reads what is theirs (product design §8).
useOwner.subscribe(() => {
  keepNow();
  useBomStore.setState(useBomStore.getInitialState(), true);
});
