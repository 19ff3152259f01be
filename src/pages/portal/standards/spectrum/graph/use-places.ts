import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { graphLayout } from '@/domain/standards';
import type { NodePosition } from '@/domain/standards';
import type { StandardsGraph } from '../state/standard-graph';

type Places = ReadonlyMap<string, NodePosition>;

/** Standards up to which their places are found while drawing; above, a worker finds them. */
const AT_ONCE = 120;

/** A place for each standard of a graph; null while they are being found for the first time, then those of the graph before. */
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
  const [found, setFound] = useState<Places | null>(null);
  const finished = useRef('');
  // Before the page is painted, so that both are done at the same time. Also runs where the part is shown again after its
  // code has come: then the places are there.
  useLayoutEffect(() => {
    if (isSmall || finished.current === key) return undefined;
    const take = (places: Places) => {
      finished.current = key;
      setFound(places);
    };
    const worker = new Worker(new URL('./graph-layout.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Places>) => take(data));
    // Where no worker runs, the page finds the places itself.
    worker.addEventListener('error', () => take(graphLayout(task.ids, task.links)));
    worker.postMessage(task);
    return () => worker.terminate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [key]);
  return direct ?? found;
}
