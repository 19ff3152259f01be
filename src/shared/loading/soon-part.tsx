import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from './load-chunk';

interface SoonPartProps<Props> {
  /** Must not change. */
  load: () => Promise<ComponentType<Props>>;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * A part of a page that is drawn as soon as its code has come; nothing stands in its place before. React would hold back
 * for 300 ms what takes the place of a fallback. What does not come is thrown to the nearest error boundary.
 */
export function SoonPart<Props>({ load, children }: SoonPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadChunk(load).then(
      (Part) => isWanted && startTransition(() => setLoaded({ Part })),
      (cause: unknown) => isWanted && setFailure({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (failure) throw failure.cause;
  return loaded && children(loaded.Part);
}
