import { TableError } from '@/shared/files/table-file';
import type { ReadTable, TableFault } from '@/shared/files/table-file';
import { TABLE_LIMITS, type TableTask } from './indicator-table';

/** Timeout for reading a file. */
const MAX_READING_MS = 20_000;

/**
 * Reads a table from a file off the main thread, of a workbook from the sheet of that name, else from the first with a
 * table; no data leaves the browser. Rejects with `TableError`.
 */
export async function readTableElsewhere(
  file: File,
  language: string,
  sheet: string | null,
): Promise<ReadTable> {
  if (file.size > TABLE_LIMITS.bytes) throw new TableError('tooLarge');
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new TableError('unreadable');
    }),
  );
  // Without workers, the same code runs here.
  if (typeof Worker === 'undefined') {
    const { readTable } = await import('@/shared/files/read-table-file');
    return readTable(bytes, language, TABLE_LIMITS, sheet);
  }
  const worker = new Worker(new URL('./indicator-table.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await answerOf(worker, { bytes, language, sheet });
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, task: TableTask): Promise<ReadTable> {
  return new Promise((resolve, reject) => {
    const fail = (fault: TableFault) => reject(new TableError(fault));
    const timer = setTimeout(() => fail('tooSlow'), MAX_READING_MS);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ table?: ReadTable; fault?: TableFault }>) => {
        clearTimeout(timer);
        if (data.table) resolve(data.table);
        else fail(data.fault ?? 'unreadable');
      },
    );
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      fail('unreadable');
    });
    worker.postMessage(task);
  });
}
