import { useEffect, useRef, type RefObject } from 'react';

/** A ref whose element takes the focus when it comes on screen. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
