import { lazyPart } from '@/shared/loading/lazy-part';

/** Loaded when it opens: it needs the reader of CSV files. */
export const ImportDialog = lazyPart(() => import('./import-dialog').then((part) => part.ImportDialog));
