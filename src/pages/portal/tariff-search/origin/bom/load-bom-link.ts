import { loadChunk } from '@/shared/loading/load-chunk';

/** How a bill of materials is written into a link and read from one, which most visits do not ask for. */
export const loadBomLink = () => loadChunk(() => import('@/features/origin/bom/bom-link'));
