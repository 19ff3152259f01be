import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from './when-idle';

/** How long the page comes first: its own content may still be loading. */
const QUIET_MS = 1000;

/**
 * When idle: loads and renders an optional part one second after mount, once the browser is idle; failures are
 * ignored. `load` must not change.
 */
export function IdlePart({ load }: { load: () => Promise<ComponentType> }) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const loadIt = async () => {
      const Part = await load();
      if (isWanted) setLoaded({ Part });
    };
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void loadIt().catch(() => undefined));
    }, QUIET_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      callOff();
    };
  }, [load]);
  return loaded && <loaded.Part />;
}
