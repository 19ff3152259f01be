import { TableError } from '@/shared/files/table-file';
import type { TableFault } from '@/shared/files/table-file';
import type { EngineCall, EngineCalls } from './engine-calls';

type Answers = { [Call in EngineCall]: Awaited<ReturnType<EngineCalls[Call]>> };

/** The engine off the main thread. */
export interface Engine {
  /** Rejects with `TableError`. */
  run: <Call extends EngineCall>(
    call: Call,
    ...args: Parameters<EngineCalls[Call]>
  ) => Promise<Answers[Call]>;
  close: () => void;
}

/** Timeout for one call. */
const MAX_MS = 60_000;

/** Opens an engine; close it after use. Without workers, the same code runs here. */
export function openEngine(): Engine {
  return typeof Worker === 'undefined' ? engineHere() : engineInWorker();
}

function engineHere(): Engine {
  const engine = import('./edition-engine').then(({ editionEngine }) => editionEngine());
  return {
    run: async (call, ...args) => {
      const run = (await engine)[call] as (...values: unknown[]) => unknown;
      return (await run(...args)) as never;
    },
    close: () => {},
  };
}

interface Waiting {
  resolve: (value: never) => void;
  fail: (fault: TableFault) => void;
}

/** The worker starts with the first call, and again with the first one after it was closed. */
function engineInWorker(): Engine {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  const failAll = (fault: TableFault) => {
    for (const call of waiting.values()) call.fail(fault);
  };
  return {
    run: (call, ...args) => {
      worker ??= startWorker(waiting, () => failAll('unreadable'));
      const to = worker;
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(id);
        };
        const fail = (fault: TableFault) => {
          end();
          reject(new TableError(fault));
        };
        const timer = setTimeout(() => fail('tooSlow'), MAX_MS);
        waiting.set(id, {
          resolve: (value) => {
            end();
            resolve(value);
          },
          fail,
        });
        to.postMessage({ id, call, args });
      });
    },
    close: () => {
      worker?.terminate();
      worker = null;
      failAll('unreadable');
    },
  };
}

function startWorker(waiting: ReadonlyMap<number, Waiting>, onError: () => void): Worker {
  const worker = new Worker(new URL('./edition.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; value?: unknown; fault?: TableFault }>) => {
      const call = waiting.get(data.id);
      if (data.fault === undefined) call?.resolve(data.value as never);
      else call?.fail(data.fault);
    },
  );
  worker.addEventListener('error', onError);
  return worker;
}
