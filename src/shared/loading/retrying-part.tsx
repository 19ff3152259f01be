import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A component whose code is loaded apart, and how to load it before it is drawn. */
export interface RetryingPart<Props> {
  Component: ComponentType<Props>;
  /** After it resolves, `Component` draws at once, without a fallback. */
  preload: () => Promise<void>;
  /** Takes what was fetched in another way, as if it had been preloaded. */
  fill: (component: ComponentType<Props>) => void;
}

/** How long a failure is kept, so that drawing it does not load again and again, unless the reader asks again before. */
const FORGET_FAILURE_MS = 1000;

/** When drawn, or before by `preload`: unlike React's `lazy`, a failed load can be tried again, and a loaded part never suspends. */
export function retryingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): RetryingPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let attempt: { loading: Promise<ComponentType<Props>>; Part: ComponentType<Props> } | null = null;

  function ensure() {
    if (attempt === null) {
      const loading = load().then((component) => (loaded = component));
      // By `lazy`, not `use`: what `use` suspends during a click stays suspended under Testing Library's act.
      const Part = lazy(async () => ({ default: await loading })) as ComponentType<Props>;
      const made = (attempt = { loading, Part });
      const forget = () => {
        if (attempt === made) attempt = null;
      };
      loading.catch(() => {
        setTimeout(forget, FORGET_FAILURE_MS);
        // Before the button's own handler, so that what is pressed to try again finds nothing kept.
        document.addEventListener('click', forget, { capture: true, once: true });
      });
    }
    return attempt;
  }

  function Component(props: Props) {
    // Another kind of component would be drawn anew and lose its state, so the first one stays.
    const [Part] = useState(() => loaded ?? ensure().Part);
    return <Part {...props} />;
  }

  return {
    Component,
    preload: async () => void (await ensure().loading),
    fill: (component) => (loaded ??= component),
  };
}
