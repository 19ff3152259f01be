import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A lazily loaded component, and how to preload it. */
export interface RetryingPart<Props> {
  Component: ComponentType<Props>;
  /** After it resolves, `Component` renders at once, without a fallback. */
  preload: () => Promise<void>;
  /** Sets a component loaded in another way, as if it had been preloaded. */
  fill: (component: ComponentType<Props>) => void;
}

/** How long a failure is cached, so that rendering it does not load in a loop, unless the reader retries before. */
const FORGET_FAILURE_MS = 1000;

/**
 * On render, or before by `preload`: unlike with React's `lazy`, a failed load can be retried, and a loaded part
 * never suspends.
 */
export function retryingPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): RetryingPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let attempt: { loading: Promise<ComponentType<Props>>; Part: ComponentType<Props> } | null = null;

  function ensure() {
    if (attempt === null) {
      const loading = load().then((component) => (loaded = component));
      // With `lazy`, not `use`: what `use` suspends during a click stays suspended under Testing Library's act.
      const Part = lazy(async () => ({ default: await loading })) as ComponentType<Props>;
      const made = (attempt = { loading, Part });
      const forget = () => {
        if (attempt === made) attempt = null;
      };
      loading.catch(() => {
        setTimeout(forget, FORGET_FAILURE_MS);
        // Before the button's own handler, so that a retry finds no cached failure.
        document.addEventListener('click', forget, { capture: true, once: true });
      });
    }
    return attempt;
  }

  function Component(props: Props) {
    // Another component type would remount and lose its state, so the first one stays.
    const [Part] = useState(() => loaded ?? ensure().Part);
    return <Part {...props} />;
  }

  return {
    Component,
    preload: async () => void (await ensure().loading),
    fill: (component) => (loaded ??= component),
  };
}
