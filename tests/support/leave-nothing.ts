import { afterAll, vi } from 'vitest';

/**
 * For test files that share a document: each finds it as the first one did. What a file loaded, listened for on the window or wrote to
 * the document is gone when the file ends.
 */
export function leaveNothing(): void {
  const stopListening = recordListeners();
  const stopTimers = recordTimers();
  afterAll(async () => {
    vi.useRealTimers();
    // A module that is still on its way would be missing in the next file.
    await vi.dynamicImportSettled();
    stopTimers();
    vi.resetModules();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    stopListening();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    // jsdom tells what is hovered by the last event it has seen, and fails where that was one at the window.
    document.body.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  });
}

/** Not those on the document: libraries, which stay loaded, set theirs there once. */
function recordListeners(): () => void {
  const add = window.addEventListener;
  const recorded: Parameters<typeof add>[] = [];
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    recorded.push(listener);
    add.apply(window, listener);
  };
  return () => {
    window.addEventListener = add;
    for (const listener of recorded) window.removeEventListener(...listener);
  };
}

function recordTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const recorded: ReturnType<typeof setTimeout>[] = [];
  const recording = <Set extends (...words: never[]) => ReturnType<typeof setTimeout>>(set: Set) =>
    Object.assign((...words: Parameters<Set>) => {
      const timer = set(...words);
      recorded.push(timer);
      return timer;
    }, set);
  globalThis.setTimeout = recording(setTimeout) as typeof setTimeout;
  globalThis.setInterval = recording(setInterval) as typeof setInterval;
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    for (const timer of recorded) clearTimeout(timer);
  };
}
