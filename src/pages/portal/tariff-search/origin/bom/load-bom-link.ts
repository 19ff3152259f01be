import { loadChunk } from '@/shared/loading/load-chunk';

/** Code to write a bill of materials into a link and to read it, which most visits do not need. */
export const loadBomLink = () => loadChunk(() => import('@/features/origin/bom/bom-link'));
