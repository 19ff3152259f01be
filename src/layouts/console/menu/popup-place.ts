import type { CSSProperties } from 'react';

/** Gap in CSS pixels between the popup and the edge of the window. */
const EDGE = 8;

/** The place of a popup beside its button: level with it, opening up if the button is in the lower half. */
export function popupPlace(
  { top, bottom, right }: DOMRect,
  windowHeight = window.innerHeight,
): CSSProperties {
  const opensUp = top > windowHeight / 2;
  const room = opensUp ? bottom : windowHeight - top;
  return {
    left: right,
    ...(opensUp ? { bottom: Math.max(EDGE, windowHeight - bottom) } : { top }),
    maxHeight: `min(88vh, ${room - EDGE}px)`,
  };
}
