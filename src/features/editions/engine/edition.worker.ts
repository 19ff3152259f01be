import { TableError } from '@/shared/files/table-file';
import { editionEngine } from './edition-engine';
import type { EngineCall } from './engine-calls';

const engine = editionEngine();

// One answer to each call, in any order; the page terminates the worker.
self.addEventListener(
  'message',
  ({ data: { id, call, args } }: MessageEvent<{ id: number; call: EngineCall; args: unknown[] }>) => {
    const run = engine[call] as (...values: unknown[]) => unknown;
    Promise.resolve()
      .then(() => run(...args))
      .then(
        (value) => self.postMessage({ id, value }),
        (error: unknown) =>
          self.postMessage({ id, fault: error instanceof TableError ? error.fault : 'unreadable' }),
      );
  },
);
