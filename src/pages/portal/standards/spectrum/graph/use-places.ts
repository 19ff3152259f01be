import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { graphLayout } from '@/domain/standards';
import type { NodePosition } from '@/domain/standards';
import type { StandardsGraph } from '../state/standard-graph';

type Places = ReadonlyMap<string, NodePosition>;

/** Number of standards up to which the layout is computed on the main thread; above, in a worker. */
const AT_ONCE = 120;

/**
 * A place for each standard of a graph; null while they are computed for the first time, then those of the previous
 * graph.
 */
export function usePlaces(graph: StandardsGraph): Places | null {
  const task = useMemo(
    () => ({
      ids: [...graph.nodes.keys()],
      links: [...graph.edges.values()].map(({ from, to }) => ({ from, to })),
    }),
    [graph],
  );
  const key = useMemo(() => JSON.stringify(task), [task]);
  const isSmall = task.ids.length <= AT_ONCE;
  const direct = useMemo(
    () => (isSmall ? graphLayout(task.ids, task.links) : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same ids and links have the same places
    [key],
  );
  const [found, setMatches] = useState<Places | null>(null);
  const finished = useRef('');
  // Before paint, so that both happen at the same time. Also runs when the part is shown again after its
  // code has loaded: then the places are there.
  useLayoutEffect(() => {
    if (isSmall || finished.current === key) return undefined;
    const take = (places: Places) => {
      finished.current = key;
      setMatches(places);
    };
    const worker = new Worker(new URL('./graph-layout.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Places>) => take(data));
    // If no worker runs, the page computes the layout itself.
    worker.addEventListener('error', () => take(graphLayout(task.ids, task.links)));
    worker.postMessage(task);
    return () => worker.terminate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [key]);
  return direct ?? found;
}
