import { useEffect, useRef, type ReactNode } from 'react';
import { isFocusLost } from './focus-place';
import { onceDrawn } from './once-drawn';
import { controlName, controlNamed } from './same-control';

interface ViewFocusProps {
  /** What is opened from the list; null: the list. */
  view: string | null;
  children: ReactNode;
}

/**
 * A list and what is opened from it, which take each other's place. If the focus is lost by that, the heading of what is
 * opened gets it as soon as it is drawn, and back in the list the control that opened it, or if that is gone the heading.
 */
export function ViewFocus({ view, children }: ViewFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<string | null>(null);
  const shown = useRef(view);

  useEffect(() => {
    const element = box.current;
    if (element === null || view !== null) return undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) opener.current = controlName(target);
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [view]);

  useEffect(() => {
    const element = box.current;
    if (element === null || shown.current === view) return undefined;
    shown.current = view;
    const last = view === null ? opener.current : null;
    return onceDrawn(element, () => focusView(element, last));
  }, [view]);

  return <div ref={box}>{children}</div>;
}

/** True if something has the focus now; false while the view has no heading yet. */
function focusView(box: Element, opener: string | null): boolean {
  if (!isFocusLost()) return true;
  const control = opener === null ? undefined : controlNamed(box, opener);
  const place = control ?? box.querySelector('h1');
  // The place of the scroll is restored by the router.
  place?.focus({ preventScroll: true });
  return !isFocusLost();
}
