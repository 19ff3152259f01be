import { TableError } from './indicator-table';
import { readTable } from './read-table';

// One file, one answer: then the page terminates the worker.
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ bytes: Uint8Array<ArrayBuffer>; language: string }>) => {
    readTable(data.bytes, data.language).then(
      (table) => self.postMessage({ table }),
      (error: unknown) =>
        self.postMessage({ fault: error instanceof TableError ? error.fault : 'unreadable' }),
    );
  },
);
