import { readTable } from '@/shared/files/read-table-file';
import { TableError } from '@/shared/files/table-file';
import { TABLE_LIMITS, type TableTask } from './indicator-table';

// One file, one answer: then the page terminates the worker.
self.addEventListener('message', ({ data }: MessageEvent<TableTask>) => {
  readTable(data.bytes, data.language, TABLE_LIMITS, data.sheet).then(
    (table) => self.postMessage({ table }),
    (error: unknown) => self.postMessage({ fault: error instanceof TableError ? error.fault : 'unreadable' }),
  );
});
