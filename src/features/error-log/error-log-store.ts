import { create } from 'zustand';

/** One error as it is shown (specification §3, error log entry). */
export interface ErrorEntry {
  id: number;
  err: Error;
  /** The component that failed; null if the error was outside any. */
  vm: string | null;
  /** Where it was caught: a component stack, or the name of the window's event. */
  info: string;
  /** The address at which it happened. */
  url: string;
  /** Milliseconds since 1970. */
  time: number;
}

interface ErrorLogState {
  entries: readonly ErrorEntry[];
  dismissAll: () => void;
}

/** Errors of a development or test build since the page load or the last dismissal, newest first. */
export const useErrorLog = create<ErrorLogState>()((set) => ({
  entries: [],
  dismissAll: () => set({ entries: [] }),
}));

const MAX_ENTRIES = 50;
let lastId = 0;

/** Adds an error to the log; the thrown value may be anything. The newest 50 are stored. */
export function recordError(thrown: unknown, info: string, vm: string | null = null): void {
  lastId += 1;
  const err = thrown instanceof Error ? thrown : new Error(String(thrown));
  const entry = { id: lastId, err, vm, info, url: location.href, time: Date.now() };
  useErrorLog.setState(({ entries }) => ({ entries: [entry, ...entries].slice(0, MAX_ENTRIES) }));
}
