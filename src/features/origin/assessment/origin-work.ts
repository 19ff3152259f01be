import type { AgreementsInput, UnderAgreements } from './assess-agreements';
import type { Assessed, AssessInput } from './assess';
import type { BomImport } from '../bom/bom-csv';
import type { BomFill } from '../bom/bom-fill';
import { newestOnly } from './newest-only';
import type { OriginAnswer, OriginTask, Reader } from './origin-task';
import type { CellColumn } from '../bom/read-cells';

/**
 * Assesses a good off the main thread, one at a time: null if a newer one was requested before this one started.
 * Rejects if the input is impossible.
 */
export const assessElsewhere = newestOnly(async (input: AssessInput): Promise<Assessed> => {
  const answer = await run({ kind: 'assess', input });
  return answer.kind === 'assess' ? answer.assessed : unexpected(answer);
});

/** Assesses a good under other agreements off the main thread, as `assessElsewhere` does. */
export const assessAgreementsElsewhere = newestOnly(
  async (input: AgreementsInput): Promise<UnderAgreements> => {
    const answer = await run({ kind: 'agreements', input });
    return answer.kind === 'agreements' ? answer.assessed : unexpected(answer);
  },
);

/** Reads a bill of materials off the main thread. */
export async function readElsewhere(content: string | Uint8Array, reader: Reader): Promise<BomImport> {
  const answer = await run({ kind: 'read', content, reader });
  return answer.kind === 'read' ? answer.read : unexpected(answer);
}

/** Reads cells pasted at a column of the table off the main thread; null for a block with heads of its own. */
export async function fillElsewhere(
  text: string,
  first: CellColumn,
  reader: Reader,
): Promise<BomFill | null> {
  const answer = await run({ kind: 'fill', text, first, reader });
  return answer.kind === 'fill' ? answer.fill : unexpected(answer);
}

interface Waiting {
  resolve: (answer: OriginAnswer) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

/** Without worker support, the same code runs here. */
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
