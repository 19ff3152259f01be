import worldUrl from '@surbowl/world-geo-json-zh/world.zh.json?url';
import { useEffect, useMemo, useState } from 'react';
import { worldOutlines } from './world-outlines';
import type { WorldGeometry, WorldOutlines } from './world-outlines';

/** The outlines of the given countries and of the rest; null until loaded. `onFail` if they fail to load. */
export function useWorldOutlines(codes: readonly string[], onFail: () => void): WorldOutlines | null {
  const [world, setWorld] = useState<WorldGeometry | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadWorld().then(
      (loaded) => isWanted && setWorld(loaded),
      () => isWanted && onFail(),
    );
    return () => {
      isWanted = false;
    };
  }, [onFail]);
  return useMemo(() => world && worldOutlines(world, codes), [world, codes]);
}

let loading: Promise<WorldGeometry> | null = null;

/** Loads the geometry once; a failure can be retried. */
function loadWorld(): Promise<WorldGeometry> {
  loading ??= fetchWorld().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchWorld(): Promise<WorldGeometry> {
  const response = await fetch(worldUrl);
  if (!response.ok) throw new Error(`World geometry: ${response.status}`);
  return (await response.json()) as WorldGeometry;
}
