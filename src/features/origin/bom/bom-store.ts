import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { giveToVisitor } from '@/shared/storage/draft';
import { ownedKey, useOwner } from '@/shared/storage/owner';
import { onSavedElsewhere, persisted } from '@/shared/storage/persisted';
import type { Persisted } from '@/shared/storage/persisted';
import { languageMark } from '@/shared/format/amounts';
import { ANSWERS, CELL_REASONS, emptyDraft, HS_EDITIONS, MATERIAL_ROLES, MAX_BOM_ROWS } from './bom';
import type { BomDraft, RowField } from './bom';

interface BomStore {
  /** Drafts of this visit by six-digit code; the rest is in the browser's storage. */
  drafts: Readonly<Record<string, BomDraft>>;
  /** Rules typed by the reader by six-digit code; empty if removed. */
  ownRules: Readonly<Record<string, string>>;
  /** How often a draft saved by another tab was adopted, by six-digit code. */
  takeovers: Readonly<Record<string, number>>;
}

type Change = (draft: BomDraft) => BomDraft;

/** Input of this visit, of the current owner only; `useDraft` and `useOwnRule` read and save it. */
export const useBomStore = create<BomStore>()(() => ({ drafts: {}, ownRules: {}, takeovers: {} }));

/** The saved draft of a code and how to change it; amounts of a new one use the number format of `language`. */
export function useDraft(hs: string, language: string): [BomDraft, (change: Change) => void] {
  const owner = useOwner();
  const current = useBomStore((store) => store.drafts[hs]);
  const takeovers = useTakeovers(hs);
  const stored = useMemo(
    () => storedDraft(hs, owner, language),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a takeover changes the file
    [hs, language, owner, takeovers],
  );
  const change = useCallback(
    (apply: Change) => {
      // A file may still load after another user signs in: its content is not theirs.
      if (owner !== useOwner.getState()) return;
      const saved = useBomStore.getState().drafts[hs] ?? storedDraft(hs, owner, language);
      const draft = apply(saved);
      if (draft === saved) return;
      useBomStore.setState(({ drafts }) => ({ drafts: { ...drafts, [hs]: draft } }));
      saveSoon(hs, apply);
    },
    [hs, owner, language],
  );
  return [current ?? stored, change];
}

/** How often a draft saved by another tab was adopted for the code: earlier changes cannot be undone then. */
export const useTakeovers = (hs: string): number => useBomStore((store) => takeoversOf(store, hs));

/** As `useTakeovers`, without subscribing. */
export const takeoversNow = (hs: string): number => takeoversOf(useBomStore.getState(), hs);

/** The rule the reader typed for a code (empty: none), saved in the browser, and how to change it. */
export function useOwnRule(hs: string): [string, (text: string) => void] {
  const owner = useOwner();
  const current = useBomStore((store) => store.ownRules[hs]);
  const takeovers = useTakeovers(hs);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  const stored = useMemo(() => ruleFile(hs, owner).get() ?? '', [hs, owner, takeovers]);
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

const SAVE_AFTER_MS = 300;
const DRAFT_KEY = 'bom:';
const RULE_KEY = 'origin-rule:';
const shortText = z.string().check(z.maxLength(400));
const FIELDS = [
  'name',
  'hs',
  'hsEdition',
  'value',
  'deductible',
  'weightKg',
  'originating',
  'origin',
  'role',
] as const satisfies readonly RowField[];
const refusedCell = z.object({
  field: z.enum(FIELDS),
  column: z.enum([...FIELDS, 'currency']),
  reason: z.enum(CELL_REASONS),
  text: shortText,
});
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
  ruleCondition: z.optional(z.enum(ANSWERS)),
  ingredientsKg: z.optional(shortText),
  ingredientsOriginatingKg: z.optional(shortText),
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
        refused: z.optional(z.array(refusedCell)),
      }),
    )
    .check(z.maxLength(MAX_BOM_ROWS)),
});

const isDraft = (value: unknown): value is BomDraft => bomDraft.safeParse(value).success;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;
const draftFile = (hs: string, owner: string) => ownedFile(DRAFT_KEY + hs, owner, isDraft);
const storedDraft = (hs: string, owner: string, language: string) =>
  draftFile(hs, owner).get() ?? emptyDraft(languageMark(language));
const ruleFile = (hs: string, owner: string) => ownedFile(RULE_KEY + hs, owner, isText);

function ownedFile<T>(key: string, owner: string, isValue: (value: unknown) => value is T): Persisted<T> {
  giveToVisitor(key);
  return persisted(ownedKey(key, owner), isValue);
}

const takeoversOf = ({ takeovers }: BomStore, hs: string) => takeovers[hs] ?? 0;

/** The changes to each draft since it was last saved. */
const unsaved = new Map<string, Change[]>();
let unkeptOf = useOwner.getState();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long drafts are not saved on each key, but shortly after the last one, and at once when the page is left. */
function saveSoon(hs: string, change: Change): void {
  unkeptOf = useOwner.getState();
  unsaved.set(hs, [...(unsaved.get(hs) ?? []), change]);
  clearTimeout(timer);
  timer = setTimeout(saveNow, SAVE_AFTER_MS);
}

function saveNow(): void {
  clearTimeout(timer);
  for (const hs of unsaved.keys()) {
    const draft = useBomStore.getState().drafts[hs];
    if (draft) draftFile(hs, unkeptOf).set(draft);
  }
  unsaved.clear();
}

/** Replaces the draft with the one saved by another tab, and reapplies unsaved changes. Does not save. */
function takeOverDraft(hs: string): void {
  countTakeover(hs);
  const theirs = draftFile(hs, useOwner.getState()).get();
  if (theirs === null || !(hs in useBomStore.getState().drafts)) return;
  const draft = (unsaved.get(hs) ?? []).reduce((saved, change) => change(saved), theirs);
  useBomStore.setState(({ drafts }) => ({ drafts: { ...drafts, [hs]: draft } }));
}

function takeOverRule(hs: string): void {
  const { [hs]: _, ...ownRules } = useBomStore.getState().ownRules;
  useBomStore.setState({ ownRules });
  countTakeover(hs);
}

const countTakeover = (hs: string) =>
  useBomStore.setState((store) => ({
    takeovers: { ...store.takeovers, [hs]: takeoversOf(store, hs) + 1 },
  }));

onSavedElsewhere((key) => {
  const [draftStart, ruleStart] = [ownedKey(DRAFT_KEY), ownedKey(RULE_KEY)];
  if (key.startsWith(draftStart)) takeOverDraft(key.slice(draftStart.length));
  if (key.startsWith(ruleStart)) takeOverRule(key.slice(ruleStart.length));
});

// A page restored from the back/forward cache has missed all events.
window.addEventListener('pageshow', ({ persisted: isBack }) => {
  if (!isBack) return;
  for (const hs of Object.keys(useBomStore.getState().drafts)) takeOverDraft(hs);
});

window.addEventListener('pagehide', saveNow);
document.addEventListener('visibilitychange', saveNow);

// On sign-out, save what was typed; on sign-in, load the user's own drafts (product design §8).
useOwner.subscribe(() => {
  saveNow();
  useBomStore.setState(useBomStore.getInitialState(), true);
});
