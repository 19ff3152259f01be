import type { ReactNode } from 'react';

/**
 * The box of a page that stays open: while hidden, it preserves its layout, so that showing it needs no layout
 * (decision 14).
 */
export function CachedBox({ children }: { children: ReactNode }) {
  return <div ref={keepLayout}>{children}</div>;
}

/**
 * React hides a page with `display: none !important` on its box at once; a property set while rendering takes effect
 * later. An `!important` rule for the host in its shadow root has precedence over that.
 */
const RULES = `@supports (content-visibility: hidden) {
  :host([style*='display: none']) {
    display: block !important;
    content-visibility: hidden !important;
  }
}`;

function keepLayout(box: HTMLDivElement | null): void {
  if (box === null || box.shadowRoot !== null) return;
  const style = document.createElement('style');
  style.textContent = RULES;
  box.attachShadow({ mode: 'open' }).append(style, document.createElement('slot'));
}
