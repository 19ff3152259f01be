import { create } from 'zustand';
import type { BomDraft } from '../bom/bom';

interface BomStore {
  /** Drafts of this visit by six-digit code; the rest is in the browser's storage. */
  drafts: Readonly<Record<string, BomDraft>>;
  /** Rules typed by the reader by six-digit code; empty if removed. */
  ownRules: Readonly<Record<string, string>>;
  /** How often a draft saved by another tab was adopted, by six-digit code. */
  takeovers: Readonly<Record<string, number>>;
}

/** Input of this visit, of the current owner only; `useDraft` and `useOwnRule` read and save it. */
export const useBomStore = create<BomStore>()(() => ({ drafts: {}, ownRules: {}, takeovers: {} }));

/** The draft of a code is now `draft`. */
export const setDraft = (hs: string, draft: BomDraft): void =>
  useBomStore.setState(({ drafts }) => ({ drafts: { ...drafts, [hs]: draft } }));

/** How often a draft saved by another tab was adopted for the code: earlier changes cannot be undone then. */
export const useTakeovers = (hs: string): number => useBomStore((store) => takeoversOf(store, hs));

/** As `useTakeovers`, without subscribing. */
export const takeoversNow = (hs: string): number => takeoversOf(useBomStore.getState(), hs);

const takeoversOf = ({ takeovers }: BomStore, hs: string) => takeovers[hs] ?? 0;

/** Counts that another tab's draft or rule was adopted for the code. */
export const countTakeover = (hs: string) =>
  useBomStore.setState((store) => ({
    takeovers: { ...store.takeovers, [hs]: takeoversOf(store, hs) + 1 },
  }));
