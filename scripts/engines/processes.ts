import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A program that runs until it is stopped. */
export interface Program {
  /** The first group of `pattern` in the output of the program; rejects if it ends before. */
  waitFor: (pattern: RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a program; its output, errors and a third channel can be awaited. */
export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  // A program that ends while nobody waits for it is not a failure.
  ended.catch(() => undefined);
  const written = readAll(child);
  return {
    waitFor: (pattern) => Promise.race([written(pattern), ended]),
    stop: async () => {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}

function readAll(child: ChildProcess): (pattern: RegExp) => Promise<string> {
  let text = '';
  const waiting = new Set<() => void>();
  for (const channel of child.stdio) {
    (channel as Readable | null)?.on('data', (part: Buffer) => {
      text += part.toString();
      waiting.forEach((look) => look());
    });
  }
  return (pattern) =>
    new Promise((resolve) => {
      const look = () => {
        const found = pattern.exec(text);
        if (found === null) return;
        waiting.delete(look);
        resolve(found[1] ?? found[0]);
      };
      waiting.add(look);
      look();
    });
}
