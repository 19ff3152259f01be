import { ISLAND_DEPTH, LAYERS } from '../arrows';
import type { Layer } from '../arrows';

/** Where a file lives: its layer and, where the layer has them, its island (`features/laws`, `pages/portal/home`). */
export interface Place {
  layer: Layer;
  island: string | null;
}

/** Null for a path of `src` in no layer, and for everything outside `src`. */
export function placeOf(path: string): Place | null {
  if (path === 'src/main.tsx') return { layer: 'main', island: null };
  const [root, first, ...rest] = path.split('/');
  const layer = LAYERS.find((name) => name === first && name !== 'main');
  if (root !== 'src' || layer === undefined || rest.length === 0) return null;
  const depth = ISLAND_DEPTH[layer];
  if (depth === undefined) return { layer, island: null };
  return { layer, island: [layer, ...rest.slice(0, -1).slice(0, depth)].join('/') };
}
