import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The files of a chunk and of all its imports. */
export function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(bundle, imported, seen);
  }
  return seen;
}

interface Entry {
  /** The app's own script, which imports the rest. */
  script: string;
  /** The slow parts: React, and the frame with its libraries. */
  long: string[];
  /** Small parts in addition. */
  short: string[];
}

/** The files without which the app does not start. */
export function entryOf(bundle: Bundle): Entry {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The bundle has no entry');
  const lengthOf = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.code.length : 0;
  };
  const parts = [...filesOf(bundle, entry)].filter((name) => name !== entry.fileName);
  return {
    script: entry.fileName,
    long: parts.filter((name) => lengthOf(name) >= LONG),
    short: parts.filter((name) => lengthOf(name) < LONG),
  };
}

/** Characters of code. */
const LONG = 10_000;
