import type { Assessed, AssessInput } from './assess';
import type { DecimalMark } from '@/shared/format/amounts';
import type { BomImport } from './bom-csv';
import { newestOnly } from './newest-only';
import type { OriginAnswer, OriginTask } from './origin-task';

/**
 * Assesses a good off the main thread, one at a time: null where a newer one was asked for before this one began.
 * Rejects where the input is impossible.
 */
export const assessElsewhere = newestOnly(async (input: AssessInput): Promise<Assessed> => {
  const answer = await run({ kind: 'assess', input });
  return answer.kind === 'assess' ? answer.assessed : unexpected(answer);
});

/** Reads a bill of materials off the main thread; `names` are the country names of the reader's language by code. */
export async function readElsewhere(
  content: string | Uint8Array,
  decimal: DecimalMark,
  names: Readonly<Record<string, string>>,
): Promise<BomImport> {
  const answer = await run({ kind: 'read', content, decimal, names });
  return answer.kind === 'read' ? answer.read : unexpected(answer);
}

interface Waiting {
  resolve: (answer: OriginAnswer) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

/** Where there are no workers, the same code runs here. */
async function run(task: OriginTask): Promise<OriginAnswer> {
  if (typeof Worker === 'undefined') return (await import('./origin-task')).answerTask(task);
  const target = (worker ??= openWorker());
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    target.postMessage({ id: lastId, task });
  });
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./origin.worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; answer?: OriginAnswer; error?: string }>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.answer) asker?.resolve(data.answer);
      else asker?.reject(new Error(data.error));
    },
  );
  opened.addEventListener('error', () => {
    for (const asker of waiting.values()) asker.reject(new Error('The worker failed to load'));
    waiting.clear();
    opened.terminate();
    worker = null;
  });
  return opened;
}

function unexpected(answer: OriginAnswer): never {
  throw new TypeError(`Unexpected answer: ${answer.kind}`);
}
