import type { ReactNode } from 'react';

/** The box of a page that stays open: hidden, it keeps its layout, so that showing it again lays nothing out (decision 14). */
export function KeptBox({ children }: { children: ReactNode }) {
  return <div ref={keepLayout}>{children}</div>;
}

/**
 * React hides a page with `display: none !important` on its box, at once; what a property says of it comes later, when
 * the hidden page is drawn. What a shadow root says of its host with `!important` goes before that.
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
