import { useEffect, useRef, useState, type RefObject } from 'react';

/** True while the pointer or focus is on the element. */
export function usePointerOrFocus(): { ref: RefObject<HTMLElement | null>; isActive: boolean } {
  const ref = useRef<HTMLElement>(null);
  const [active, setActive] = useState({ byPointer: false, byFocus: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const setPointer = (byPointer: boolean) => () => setActive((now) => ({ ...now, byPointer }));
    element.addEventListener('pointerenter', setPointer(true), { signal });
    element.addEventListener('pointerleave', setPointer(false), { signal });
    element.addEventListener('focusin', () => setActive((now) => ({ ...now, byFocus: true })), { signal });
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      const byFocus = relatedTarget instanceof Node && element.contains(relatedTarget);
      setActive((now) => ({ ...now, byFocus }));
    };
    element.addEventListener('focusout', handleLeave, { signal });
    return () => stop.abort();
  }, []);
  return { ref, isActive: active.byPointer || active.byFocus };
}
