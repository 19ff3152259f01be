import { useEffect, useRef, type RefObject } from 'react';

/** A ref whose element takes the focus on mount. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
