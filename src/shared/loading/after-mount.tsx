import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from './load-chunk';

interface AfterMountProps<Props> {
  /** Must not change. */
  load: () => Promise<ComponentType<Props>>;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * After mount: loads the code of a part when its page has mounted, and renders it once loaded, without a fallback,
 * since React would delay replacing one by 300 ms. A failure is thrown to the nearest error boundary.
 */
export function AfterMount<Props>({ load, children }: AfterMountProps<Props>) {
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
