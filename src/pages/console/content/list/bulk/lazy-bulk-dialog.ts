import { lazyPart } from '@/shared/loading/lazy-part';

/** Loaded when it opens. */
export const BulkDialog = lazyPart(() => import('./bulk-dialog').then((part) => part.BulkDialog));
