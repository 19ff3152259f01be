import type { CsvCell, CsvColumn } from './csv';

/**
 * Writes a workbook as `toXlsx` does, off the main thread: the library packs large ones in workers built from text,
 * which the page's own policy forbids. Rejects on failure.
 */
export async function toXlsxElsewhere(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly CsvColumn[],
  sheet: string,
): Promise<Blob> {
  // Without worker support, the same code runs here.
  if (typeof Worker === 'undefined') return (await import('./xlsx-writer')).toXlsx(rows, columns, sheet);
  const worker = new Worker(new URL('./xlsx-writing.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ workbook?: Blob }>) => {
        if (data.workbook) resolve(data.workbook);
        else reject(new Error('The workbook was not written'));
      });
      worker.addEventListener('error', () => reject(new Error('The worker failed to load')));
      worker.postMessage({ rows, columns, sheet });
    });
  } finally {
    worker.terminate();
  }
}
