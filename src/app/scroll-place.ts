import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new path begins at its top, and a change of the query keeps the place (product design §8). Back and forward return to
 * where the reader was: the browser does so by itself, but no further than the page is long at that moment.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation();
  const action = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const note = () => void (place = window.scrollY);
    // Before the browser moves the page that is left.
    const keep = () => void places.set(shown.current.key, place);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('popstate', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('popstate', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) return undefined;
    shown.current = { key, pathname };
    if (action === 'POP') return comeBackTo(places.get(key) ?? 0);
    places.set(left.key, place);
    if (left.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, action]);
}

/** Where the reader is on the page shown, and was on those left, by the router's key of each entry of the history. */
let place = 0;
const places = new Map<string, number>();

/** Scrolls there again whenever the page has grown, until the place is reached or the reader moves. */
function comeBackTo(wanted: number): (() => void) | undefined {
  if (wanted === 0) return undefined;
  const ended = new AbortController();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, wanted);
    if (window.scrollY >= wanted - 1) ended.abort();
  });
  ended.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, () => ended.abort(), { signal: ended.signal, passive: true });
  growth.observe(document.body);
  return () => ended.abort();
}
