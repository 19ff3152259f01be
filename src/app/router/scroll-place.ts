import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new path starts at its top, and a change of the query keeps the position (product design §8). Back and forward
 * restore the reader's position. The browser could do so by itself, but only up to the current page height; after
 * a reload it does.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation();
  const action = useNavigationType();
  // Addresses typed by hand share one key.
  const entry = `${key} ${pathname}`;
  const shown = useRef({ entry, pathname });

  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    history.scrollRestoration = 'manual';
    // A navigation may start before the scroll event. The router, which is an
    // ancestor, handles it after this.
    for (const event of ['scroll', 'click', 'popstate'])
      window.addEventListener(event, () => void (place = window.scrollY), {
        capture: true,
        passive: true,
        signal,
      });
    window.addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'), { signal });
    return () => ended.abort();
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.entry === entry) return undefined;
    shown.current = { entry, pathname };
    places.set(left.entry, place);
    if (action === 'POP') return comeBackTo(places.get(entry) ?? 0);
    if (left.pathname !== pathname) scrollTo(0);
    return undefined;
  }, [entry, pathname, action]);
}

/** The current scroll position, and those of previous pages, by history entry. */
let place = 0;
const places = new Map<string, number>();

/** The scroll event fires in the next frame; the reader may have left before. */
function scrollTo(top: number): void {
  window.scrollTo(0, top);
  place = window.scrollY;
}

/** Scrolls there again whenever the page grows, until the position is reached or the reader scrolls. */
function comeBackTo(wanted: number): () => void {
  const ended = new AbortController();
  const growth = new ResizeObserver(() => {
    scrollTo(wanted);
    if (place >= wanted - 1) ended.abort();
  });
  ended.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, () => ended.abort(), { signal: ended.signal, passive: true });
  growth.observe(document.body);
  return () => ended.abort();
}
