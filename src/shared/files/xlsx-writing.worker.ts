import type { CsvCell, CsvColumn } from './csv';
import { toXlsx } from './xlsx-writer';

// One workbook per worker: the page terminates it afterwards.
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ rows: Record<string, CsvCell>[]; columns: CsvColumn[]; sheet: string }>) => {
    toXlsx(data.rows, data.columns, data.sheet).then(
      (workbook) => self.postMessage({ workbook }),
      () => self.postMessage({}),
    );
  },
);
